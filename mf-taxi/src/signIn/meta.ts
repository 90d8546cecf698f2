import type { ContentMeta } from '@eldorado/remote';

export const signInMeta: ContentMeta = {
  title: {
    es: 'Ingresa con tu celular',
    en: 'Sign in with your mobile',
    fr: 'Connectez-vous avec votre mobile',
    pt: 'Entre com seu celular',
  },
  description: {
    es: 'Ingresa al servicio de taxi oficial de El Dorado con tu número de celular y un código de seis dígitos que te enviamos por mensaje de texto. Sin contraseña.',
    en: 'Sign in to the official El Dorado taxi service with your mobile number and a six-digit code that we send you by text message. There is no password.',
    fr: 'Connectez-vous au service de taxi officiel d’El Dorado avec votre numéro de mobile et un code à six chiffres envoyé par SMS. Sans mot de passe.',
    pt: 'Entre no serviço de táxi oficial do El Dorado com o número do seu celular e um código de seis dígitos enviado por mensagem de texto. Sem senha.',
  },
  keywords: {
    es: ['ingresar', 'iniciar sesión', 'código', 'taxi'],
    en: ['sign in', 'log in', 'code', 'taxi'],
    fr: ['se connecter', 'connexion', 'code', 'taxi'],
    pt: ['entrar', 'login', 'código', 'táxi'],
  },
};
