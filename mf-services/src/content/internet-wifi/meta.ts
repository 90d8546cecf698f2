import type { ContentMeta } from '@eldorado/remote';

export const internetWifi: ContentMeta = {
  title: {
    es: 'Internet y wifi',
    en: 'Internet and wifi',
    fr: 'Internet et wifi',
    pt: 'Internet e wi-fi',
  },
  description: {
    es: 'Cómo conectarte al wifi en El Dorado, qué hacer si no abre la página de registro y cómo cuidar tus datos en una red pública durante el viaje.',
    en: 'How to connect to wifi at El Dorado, what to do if the sign-in page does not open and how to protect your data on a public network on your trip.',
    fr: 'Se connecter au wifi à El Dorado, que faire si la page de connexion ne s’ouvre pas et comment protéger vos données sur un réseau public.',
    pt: 'Como se conectar ao wi-fi no El Dorado, o que fazer se a página de acesso não abrir e como proteger seus dados em uma rede pública.',
  },
  keywords: {
    es: ['wifi', 'internet', 'conexión', 'red', 'contraseña', 'roaming', 'sim'],
    en: ['wifi', 'internet', 'connection', 'network', 'password', 'roaming', 'sim card'],
    fr: ['wifi', 'internet', 'connexion', 'réseau', 'mot de passe', 'itinérance', 'carte sim'],
    pt: ['wifi', 'internet', 'conexão', 'rede', 'senha', 'roaming', 'chip'],
  },
};
