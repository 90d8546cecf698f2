import type { LocalizedText } from '../../http/schema.ts';
import { text4 } from '../../text/localized.ts';
import type { OfficeAction } from '../lifecycle/transitions.ts';

interface Template {
  action: Exclude<OfficeAction['kind'], 'take'>;
  text: LocalizedText;
}

/** What the office says often, in the language of who is told; `npm run cases -- templates` lists them. */
export const templates: Readonly<Record<string, Template>> = {
  'ask-when-where': {
    action: 'ask',
    text: text4(
      'Para revisar lo que pasó necesitamos saber el día, la hora aproximada y el lugar exacto.',
      'To look into what happened we need to know the day, the approximate time and the exact place.',
      'Pour examiner ce qui s’est passé, nous avons besoin du jour, de l’heure approximative et du lieu exact.',
      'Para analisar o que aconteceu, precisamos saber o dia, a hora aproximada e o lugar exato.',
    ),
  },
  'ask-flight': {
    action: 'ask',
    text: text4(
      'Por favor dinos el número del vuelo y la fecha en que viajaste.',
      'Please tell us the flight number and the date on which you travelled.',
      'Veuillez nous indiquer le numéro du vol et la date de votre voyage.',
      'Por favor, informe o número do voo e a data da viagem.',
    ),
  },
  'extend-other-area': {
    action: 'extend',
    text: text4(
      'Esperamos el informe de otra área del aeropuerto, sin el cual no podemos darte una respuesta completa.',
      'We are waiting for a report from another part of the airport, without which we cannot give you a full answer.',
      'Nous attendons le rapport d’un autre service de l’aéroport, sans lequel nous ne pouvons vous répondre complètement.',
      'Esperamos o relatório de outra área do aeroporto, sem o qual não podemos dar uma resposta completa.',
    ),
  },
  'forward-airline': {
    action: 'forward',
    text: text4(
      'Lo que nos cuentas es del contrato de transporte: lo responde la aerolínea.',
      'What you tell us belongs to the contract of carriage: the airline answers it.',
      'Ce que vous nous écrivez relève du contrat de transport : c’est la compagnie qui répond.',
      'O que você nos conta é do contrato de transporte: quem responde é a companhia aérea.',
    ),
  },
  'forward-authority': {
    action: 'forward',
    text: text4(
      'Esto lo decide una autoridad y no el aeropuerto.',
      'This is for an authority to decide and not for the airport.',
      'Cela relève d’une autorité et non de l’aéroport.',
      'Isto cabe a uma autoridade e não ao aeroporto.',
    ),
  },
  'answer-thanks': {
    action: 'answer',
    text: text4(
      'Gracias por tus palabras. Se las leímos al equipo que te atendió.',
      'Thank you for your words. We read them to the team that served you.',
      'Merci pour vos mots. Nous les avons lus à l’équipe qui vous a accueilli.',
      'Obrigado pelas suas palavras. Nós as lemos para a equipe que atendeu você.',
    ),
  },
};
