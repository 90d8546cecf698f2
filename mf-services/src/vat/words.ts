import type { Locale, Translated } from '@eldorado/i18n';
import type { InvoiceFault } from './invoices.ts';

/** An amount in pesos, and the same in UVT. */
interface Limit {
  pesos: string;
  uvt: string;
}

/** The words of the VAT refund in one language. */
export interface VatWords {
  title: string;
  hint: string;
  total: string;
  vat: string;
  more: string;
  show: string;
  invoice: (number: number) => string;
  errors: Record<InvoiceFault, string>;
  /** Above a form with such errors. */
  faulty: string;
  /** While the UVT of the year is not known. */
  unknown: string;
  answer: {
    title: (refund: string) => string;
    titleNone: string;
    counting: (count: number, all: number, minimum: Limit) => string;
    capped: (vat: string, maximum: Limit) => string;
    costs: string;
    paid: (term: string) => string;
    columns: Record<'caption' | 'invoice' | 'total' | 'vat' | 'counts', string>;
    counts: string;
    countsNot: string;
  };
}

const words: Translated<VatWords> = {
  es: {
    title: 'Calcula tu devolución',
    hint: 'En pesos y como está en cada factura: el total que pagaste y el IVA que muestra.',
    total: 'Total, con IVA',
    vat: 'IVA',
    more: 'Más facturas',
    show: 'Calcular',
    invoice: (number) => `Factura ${number}`,
    errors: {
      total: 'Escribe el total en pesos.',
      vat: 'Escribe el IVA en pesos.',
      'vat-above-total': 'El IVA debe ser menor que el total.',
    },
    faulty: 'Revisa lo que está marcado en las facturas.',
    unknown:
      'Hoy no podemos calcular tu devolución: no tenemos a mano la UVT de este año. La fija la DIAN.',
    answer: {
      title: (refund) => `Te devolverían hasta ${refund}`,
      titleNone: 'Con estas facturas no hay devolución',
      counting: (count, all, { pesos, uvt }) =>
        `${count === 1 ? 'Cuenta' : 'Cuentan'} ${count} de ${all}: cada factura debe ser de al menos ${pesos} (${uvt}), con IVA.`,
      capped: (vat, { pesos, uvt }) =>
        `El IVA de las que cuentan suma ${vat}, pero por solicitud se devuelven máximo ${pesos} (${uvt}).`,
      costs:
        'De ese valor se descuentan costos financieros y operativos. Cuánto, no está publicado.',
      paid: (term) => `Si paga un operador, el dinero llega en máximo ${term}.`,
      columns: {
        caption: 'Tus facturas',
        invoice: 'Factura',
        total: 'Total',
        vat: 'IVA',
        counts: '¿Cuenta?',
      },
      counts: 'Sí',
      countsNot: 'No',
    },
  },
  en: {
    title: 'Work out your refund',
    hint: 'In pesos, as shown on each invoice: the total you paid and the VAT (IVA).',
    total: 'Total, VAT included',
    vat: 'VAT (IVA)',
    more: 'More invoices',
    show: 'Work it out',
    invoice: (number) => `Invoice ${number}`,
    errors: {
      total: 'Type the total in pesos.',
      vat: 'Type the VAT in pesos.',
      'vat-above-total': 'The VAT must be less than the total.',
    },
    faulty: 'Correct what is marked in the invoices.',
    unknown:
      'We cannot work out your refund today: this year’s UVT is not at hand. The DIAN sets it.',
    answer: {
      title: (refund) => `You would get back up to ${refund}`,
      titleNone: 'There is no refund with these invoices',
      counting: (count, all, { pesos, uvt }) =>
        `${count} of ${all} ${count === 1 ? 'counts' : 'count'}: each invoice must be for at least ${pesos} (${uvt}), VAT included.`,
      capped: (vat, { pesos, uvt }) =>
        `The VAT of those that count comes to ${vat}, but at most ${pesos} (${uvt}) is refunded per request.`,
      costs: 'Financial and operating costs are deducted from it. How much is not published.',
      paid: (term) => `If a payment company handles it, the money arrives within ${term}.`,
      columns: {
        caption: 'Your invoices',
        invoice: 'Invoice',
        total: 'Total',
        vat: 'VAT',
        counts: 'Does it count?',
      },
      counts: 'Yes',
      countsNot: 'No',
    },
  },
  fr: {
    title: 'Calculez votre remboursement',
    hint: 'En pesos et tel que sur chaque facture\u00a0: le total payé et la TVA (IVA) indiquée.',
    total: 'Total, TVA comprise',
    vat: 'TVA (IVA)',
    more: 'Autres factures',
    show: 'Calculer',
    invoice: (number) => `Facture ${number}`,
    errors: {
      total: 'Saisissez le total en pesos.',
      vat: 'Saisissez la TVA en pesos.',
      'vat-above-total': 'La TVA doit être inférieure au total.',
    },
    faulty: 'Corrigez ce qui est signalé dans les factures.',
    unknown:
      'Nous ne pouvons pas calculer aujourd’hui\u00a0: l’UVT de cette année nous manque. La DIAN la fixe.',
    answer: {
      title: (refund) => `On vous rembourserait jusqu’à ${refund}`,
      titleNone: 'Pas de remboursement avec ces factures',
      counting: (count, all, { pesos, uvt }) =>
        `${count} sur ${all} ${count > 1 ? 'comptent' : 'compte'}\u00a0: chaque facture doit atteindre au moins ${pesos} (${uvt}), TVA comprise.`,
      capped: (vat, { pesos, uvt }) =>
        `La TVA de celles qui comptent s’élève à ${vat}, mais une demande rembourse au plus ${pesos} (${uvt}).`,
      costs: 'Des frais financiers et de gestion en sont déduits. Leur montant n’est pas publié.',
      paid: (term) => `Si un opérateur s’en charge, l’argent arrive sous ${term}.`,
      columns: {
        caption: 'Vos factures',
        invoice: 'Facture',
        total: 'Total',
        vat: 'TVA',
        counts: 'Compte-t-elle\u00a0?',
      },
      counts: 'Oui',
      countsNot: 'Non',
    },
  },
  pt: {
    title: 'Calcule sua devolução',
    hint: 'Em pesos e como está em cada nota: o total que você pagou e o IVA que ela mostra.',
    total: 'Total, com IVA',
    vat: 'IVA',
    more: 'Mais notas',
    show: 'Calcular',
    invoice: (number) => `Nota ${number}`,
    errors: {
      total: 'Escreva o total em pesos.',
      vat: 'Escreva o IVA em pesos.',
      'vat-above-total': 'O IVA deve ser menor que o total.',
    },
    faulty: 'Corrija o que está marcado nas notas.',
    unknown:
      'Hoje não podemos calcular sua devolução: falta a UVT deste ano, que a DIAN determina.',
    answer: {
      title: (refund) => `Você receberia até ${refund}`,
      titleNone: 'Com estas notas não há devolução',
      counting: (count, all, { pesos, uvt }) =>
        `${count} de ${all} ${count === 1 ? 'conta' : 'contam'}: cada nota deve ser de ao menos ${pesos} (${uvt}), com IVA.`,
      capped: (vat, { pesos, uvt }) =>
        `O IVA das que contam soma ${vat}, mas cada pedido devolve no máximo ${pesos} (${uvt}).`,
      costs:
        'Desse valor se descontam custos financeiros e operacionais. Quanto, não está publicado.',
      paid: (term) => `Se um operador fizer o pagamento, o dinheiro chega em até ${term}.`,
      columns: {
        caption: 'Suas notas',
        invoice: 'Nota',
        total: 'Total',
        vat: 'IVA',
        counts: 'Conta?',
      },
      counts: 'Sim',
      countsNot: 'Não',
    },
  },
};

export const vatWords = (locale: Locale): VatWords => words[locale];
