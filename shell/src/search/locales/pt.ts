import type es from './es.ts';

const pt: typeof es = {
  title: 'Buscar no El Dorado',
  label: 'O que você procura?',
  hint: 'Voo, cidade, loja ou serviço',
  submit: 'Buscar',
  clear: 'Apagar o texto',
  close: 'Fechar a busca',
  keys: 'Setas para escolher, Enter para abrir, Esc para fechar',
  recent: 'Buscas recentes',
  forget: (query) => `Remover “${query}” das buscas recentes`,
  popular: { page: 'Mais procurados', place: 'Destinos mais procurados' },
  group: {
    flight: 'Voos de hoje e amanhã',
    place: 'Destinos e companhias',
    page: 'Páginas e serviços',
    establishment: 'Lojas, restaurantes e mais',
  },
  said: 'Resposta',
  results: 'Resultados',
  count: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  resultsOf: (query) => `Resultados para “${query}”`,
  all: (query) => `Ver todos os resultados para “${query}”`,
  shown: (shown, total) => `Você vê ${shown} de ${total}. Escreva mais para refinar.`,
  searching: 'Buscando',
  none: 'Sem resultados',
  noneText: (query) => `Nada corresponde a “${query}”. Tente outra palavra ou siga por aqui.`,
  flights: 'Ver todos os voos',
  contact: 'Escrever para nós',
  call: 'Ligar para a central de atendimento',
  chat: 'Abrir o chat',
  allPages: 'Todas as páginas',
  failed: 'Não foi possível carregar a busca',
  failedText: 'Verifique sua conexão e tente novamente.',
  retry: 'Tentar novamente',
  offline:
    'Você está sem conexão. Pode buscar páginas, lojas e destinos; os voos precisam de internet.',
  flightsFailed: 'Não foi possível buscar voos agora. O resto está aqui.',
};

export default pt;
