import type { ContentMeta } from '@eldorado/remote';

export const cajerosElectronicos: ContentMeta = {
  title: {
    es: 'Cajeros electrónicos',
    en: 'Cash machines',
    fr: 'Distributeurs de billets',
    pt: 'Caixas eletrônicos',
  },
  description: {
    es: 'Los cajeros electrónicos de El Dorado en el mapa, por terminal y piso. Revisa la comisión de tu banco antes de retirar y compara con pagar con tarjeta.',
    en: 'The cash machines of El Dorado on the map, by terminal and floor. Check what your bank charges before you withdraw, and compare with paying by card.',
    fr: 'Les distributeurs de billets d’El Dorado sur le plan, par terminal et par étage. Vérifiez les frais de votre banque avant de retirer de l’argent.',
    pt: 'Os caixas eletrônicos do El Dorado no mapa, por terminal e piso. Veja a tarifa do seu banco antes de sacar e compare com o pagamento com cartão.',
  },
  keywords: {
    es: ['cajeros', 'cajero automático', 'efectivo', 'retirar dinero', 'banco', 'pesos'],
    en: ['ATM', 'cash machine', 'cash', 'withdraw money', 'bank', 'pesos'],
    fr: ['distributeurs', 'retrait', 'espèces', 'argent liquide', 'banque', 'pesos'],
    pt: ['caixas eletrônicos', 'saque', 'dinheiro', 'sacar dinheiro', 'banco', 'pesos'],
  },
};
