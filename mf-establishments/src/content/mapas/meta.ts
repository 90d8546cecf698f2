import type { ContentMeta } from '@eldorado/remote';

export const mapas: ContentMeta = {
  title: { es: 'Mapas', en: 'Maps', fr: 'Plans', pt: 'Mapas' },
  description: {
    es: 'El mapa de El Dorado por terminal y piso: busca tu sala, un restaurante, un baño o un servicio, y sigue una ruta con o sin escaleras hasta llegar.',
    en: 'The map of El Dorado by terminal and floor: find your gate, a restaurant, toilets or a service, and follow a route with or without stairs to get there.',
    fr: 'Le plan d’El Dorado par terminal et par étage : trouvez votre porte, un restaurant, des toilettes ou un service, et un trajet avec ou sans escaliers.',
    pt: 'O mapa do El Dorado por terminal e piso: encontre seu portão, um restaurante, um banheiro ou um serviço e siga uma rota com ou sem escadas.',
  },
  keywords: {
    es: [
      'mapa',
      'plano',
      'salas de embarque',
      'baños',
      'cómo llegar a la sala',
      'terminal 1',
      'terminal 2',
    ],
    en: ['map', 'floor plan', 'gates', 'toilets', 'way to the gate', 'terminal 1', 'terminal 2'],
    fr: ['plan', 'carte', 'portes', 'toilettes', 'trouver la porte', 'terminal 1', 'terminal 2'],
    pt: [
      'mapa',
      'planta',
      'portões',
      'banheiros',
      'caminho até o portão',
      'terminal 1',
      'terminal 2',
    ],
  },
};
