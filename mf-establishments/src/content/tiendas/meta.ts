import type { ContentMeta } from '@eldorado/remote';

export const tiendas: ContentMeta = {
  title: { es: 'Tiendas', en: 'Shops', fr: 'Boutiques', pt: 'Lojas' },
  description: {
    es: 'Las tiendas de El Dorado por terminal, piso y categoría: cuáles están abiertas ahora, su horario de cada día y si están antes o después del control.',
    en: 'The shops of El Dorado by terminal, floor and category: which are open now, their hours for each day, and whether they are before or after security.',
    fr: 'Les boutiques d’El Dorado par terminal, étage et catégorie : lesquelles sont ouvertes, leurs horaires et si elles sont avant ou après le contrôle.',
    pt: 'As lojas do El Dorado por terminal, piso e categoria: quais estão abertas agora, o horário de cada dia e se ficam antes ou depois do controle.',
  },
  keywords: {
    es: ['tiendas', 'compras', 'duty free', 'regalos', 'farmacia', 'libros', 'artesanías'],
    en: ['shops', 'shopping', 'duty free', 'gifts', 'pharmacy', 'books', 'crafts'],
    fr: ['boutiques', 'achats', 'duty free', 'cadeaux', 'pharmacie', 'livres', 'artisanat'],
    pt: ['lojas', 'compras', 'duty free', 'presentes', 'farmácia', 'livros', 'artesanato'],
  },
};
