import type { Locale, Translated } from '@eldorado/i18n';
import type { ConversionWords } from './conversionText.ts';

/** From the least to the most, as percentages. */
interface Margin {
  least: string;
  most: string;
}

/** The words of what this page works out in one language. */
export interface RateWords {
  /** Beside a figure of the demonstration. */
  demo: string;
  /** While the API does not answer. */
  unavailable: string;
  card: {
    label: string;
    where: string;
    cost: string;
    bring: string;
    houses: (count: number) => string;
    margin: (margin: Margin, currency: string) => string;
    noMargin: string;
    document: string;
    cash: (limit: string) => string;
  };
  form: Record<'amount' | 'from' | 'to' | 'convert', string> & ConversionWords;
  /** Of which day the rates are. */
  ratesOf: (day: string) => string;
  old: string;
  table: Record<'caption' | 'currency' | 'pesos', string> & { more: (count: number) => string };
  houses: {
    caption: (currency: string) => string;
    choose: string;
    columns: Record<'house' | 'hours' | 'buys' | 'sells', string>;
    pricesOf: (day: string) => string;
    place: (terminal: string, floor: number) => string;
    area: Record<'publica' | 'pasajeros', string>;
    map: string;
    unquoted: (currency: string, shown: string) => string;
    noQuote: string;
  };
  history: {
    caption: (currency: string) => string;
    summary: (range: Record<'low' | 'lowDay' | 'high' | 'highDay' | 'now', string>) => string;
    source: (names: string) => string;
    table: string;
    columns: Record<'month' | 'low' | 'mean' | 'high', string>;
  };
}

const words: Translated<RateWords> = {
  es: {
    demo: 'demo',
    unavailable: 'Ahora no podemos mostrar las tasas. Vuelve a abrir la página en unos minutos.',
    card: {
      label: 'Cambiar dinero, en resumen',
      where: 'Dónde',
      cost: 'Cuánto cuesta',
      bring: 'Qué llevar',
      houses: (count) => `${count} casas de cambio en el aeropuerto`,
      margin: ({ least, most }, currency) =>
        `El costo está en la tasa: por ${currency} pagan de ${least} a ${most} menos que la de referencia`,
      noMargin: 'El costo está en la tasa que fija cada casa',
      document: 'Tu documento original: el pasaporte si eres extranjero',
      cash: (limit) => `Más de ${limit} en efectivo se declaran`,
    },
    form: {
      amount: 'Cantidad',
      from: 'De',
      to: 'A',
      convert: 'Convertir',
      result: '{from} son {to}',
      amountError: 'Escribe una cantidad mayor que cero, por ejemplo 100',
      currencyError: 'Elige una moneda de la lista',
      demo: 'tasa de demostración',
    },
    ratesOf: (day) => `Tasas de referencia del ${day}.`,
    old: 'Algunas tasas tienen más de cuatro días: mira la fecha de cada una.',
    table: {
      caption: 'Cuántos pesos vale cada moneda',
      currency: 'Moneda',
      pesos: 'Pesos por unidad',
      more: (count) => `Ver otras ${count} monedas`,
    },
    houses: {
      caption: (currency) => `${currency}: qué paga y qué cobra cada casa, en pesos por unidad`,
      choose: 'Moneda',
      columns: {
        house: 'Casa de cambio',
        hours: 'Horario',
        buys: 'Te compra a',
        sells: 'Te vende a',
      },
      pricesOf: (day) => `Precios del ${day}`,
      place: (terminal, floor) => `Terminal ${terminal}, piso ${floor}`,
      area: { publica: 'antes de seguridad', pasajeros: 'después de seguridad' },
      map: 'ver en el mapa',
      unquoted: (currency, shown) =>
        `Ninguna casa publica su tasa para ${currency}. Aquí ves ${shown}.`,
      noQuote: 'sin publicar',
    },
    history: {
      caption: (currency) => `${currency} en pesos, día por día`,
      summary: ({ low, lowDay, high, highDay, now }) =>
        `Estuvo entre ${low} (${lowDay}) y ${high} (${highDay}). El último valor es ${now}.`,
      source: (names) => `Fuente: ${names}.`,
      table: 'Ver mes por mes',
      columns: { month: 'Mes', low: 'Menor', mean: 'Promedio', high: 'Mayor' },
    },
  },
  en: {
    demo: 'demo',
    unavailable: 'We cannot show the rates right now. Open the page again in a few minutes.',
    card: {
      label: 'Changing money at a glance',
      where: 'Where',
      cost: 'What it costs',
      bring: 'What to bring',
      houses: (count) => `${count} exchange houses at the airport`,
      margin: ({ least, most }, currency) =>
        `The cost is in the rate: for ${currency} they pay ${least} to ${most} less than the reference rate`,
      noMargin: 'The cost is in the rate that each house sets',
      document: 'Your original document: your passport if you are a foreigner',
      cash: (limit) => `More than ${limit} in cash is declared`,
    },
    form: {
      amount: 'Amount',
      from: 'From',
      to: 'To',
      convert: 'Convert',
      result: '{from} is {to}',
      amountError: 'Type an amount greater than zero, for example 100',
      currencyError: 'Choose a currency of the list',
      demo: 'demonstration rate',
    },
    ratesOf: (day) => `Reference rates of ${day}.`,
    old: 'Some rates are more than four days old: see the date of each.',
    table: {
      caption: 'How many pesos each currency is worth',
      currency: 'Currency',
      pesos: 'Pesos for one',
      more: (count) => `See another ${count} currencies`,
    },
    houses: {
      caption: (currency) => `${currency}: what each house pays and asks, in pesos for one`,
      choose: 'Currency',
      columns: {
        house: 'Exchange house',
        hours: 'Hours',
        buys: 'Buys from you at',
        sells: 'Sells to you at',
      },
      pricesOf: (day) => `Prices of ${day}`,
      place: (terminal, floor) => `Terminal ${terminal}, floor ${floor}`,
      area: { publica: 'before security', pasajeros: 'after security' },
      map: 'see on the map',
      unquoted: (currency, shown) =>
        `No house publishes its rate for ${currency}. Here you see ${shown}.`,
      noQuote: 'not published',
    },
    history: {
      caption: (currency) => `${currency} in pesos, day by day`,
      summary: ({ low, lowDay, high, highDay, now }) =>
        `It was between ${low} (${lowDay}) and ${high} (${highDay}). The latest value is ${now}.`,
      source: (names) => `Source: ${names}.`,
      table: 'See it month by month',
      columns: { month: 'Month', low: 'Lowest', mean: 'Average', high: 'Highest' },
    },
  },
  fr: {
    demo: 'démo',
    unavailable:
      'Nous ne pouvons pas afficher les taux pour le moment. Rouvrez la page dans quelques minutes.',
    card: {
      label: 'Changer de l’argent, en bref',
      where: 'Où',
      cost: 'Combien ça coûte',
      bring: 'Qu’apporter',
      houses: (count) => `${count} bureaux de change à l’aéroport`,
      margin: ({ least, most }, currency) =>
        `Le coût est dans le taux\u00a0: pour ${currency}, ils paient de ${least} à ${most} de moins que le taux de référence`,
      noMargin: 'Le coût est dans le taux que fixe chaque bureau',
      document: 'Votre document original\u00a0: le passeport si vous êtes étranger',
      cash: (limit) => `Plus de ${limit} en espèces se déclarent`,
    },
    form: {
      amount: 'Montant',
      from: 'De',
      to: 'Vers',
      convert: 'Convertir',
      result: '{from} font {to}',
      amountError: 'Saisissez un montant supérieur à zéro, par exemple 100',
      currencyError: 'Choisissez une devise de la liste',
      demo: 'taux de démonstration',
    },
    ratesOf: (day) => `Taux de référence du ${day}.`,
    old: 'Certains taux ont plus de quatre jours\u00a0: voyez la date de chacun.',
    table: {
      caption: 'Combien de pesos vaut chaque devise',
      currency: 'Devise',
      pesos: 'Pesos l’unité',
      more: (count) => `Voir ${count} autres devises`,
    },
    houses: {
      caption: (currency) =>
        `${currency}\u00a0: ce que chaque bureau paie et demande, en pesos l’unité`,
      choose: 'Devise',
      columns: {
        house: 'Bureau de change',
        hours: 'Horaires',
        buys: 'Vous achète à',
        sells: 'Vous vend à',
      },
      pricesOf: (day) => `Prix du ${day}`,
      place: (terminal, floor) => `Terminal ${terminal}, étage ${floor}`,
      area: { publica: 'avant la sûreté', pasajeros: 'après la sûreté' },
      map: 'voir sur le plan',
      unquoted: (currency, shown) =>
        `Aucun bureau ne publie son taux pour ${currency}. Vous voyez ici ${shown}.`,
      noQuote: 'non publié',
    },
    history: {
      caption: (currency) => `${currency} en pesos, jour par jour`,
      summary: ({ low, lowDay, high, highDay, now }) =>
        `La valeur est restée entre ${low} (${lowDay}) et ${high} (${highDay}). La dernière est ${now}.`,
      source: (names) => `Source\u00a0: ${names}.`,
      table: 'Voir mois par mois',
      columns: { month: 'Mois', low: 'Plus bas', mean: 'Moyenne', high: 'Plus haut' },
    },
  },
  pt: {
    demo: 'demo',
    unavailable:
      'Não podemos mostrar as cotações agora. Abra a página de novo daqui a alguns minutos.',
    card: {
      label: 'Trocar dinheiro, em resumo',
      where: 'Onde',
      cost: 'Quanto custa',
      bring: 'O que levar',
      houses: (count) => `${count} casas de câmbio no aeroporto`,
      margin: ({ least, most }, currency) =>
        `O custo está na cotação: por ${currency} elas pagam de ${least} a ${most} menos que a de referência`,
      noMargin: 'O custo está na cotação que cada casa define',
      document: 'Seu documento original: o passaporte, se você for estrangeiro',
      cash: (limit) => `Mais de ${limit} em espécie devem ser declarados`,
    },
    form: {
      amount: 'Valor',
      from: 'De',
      to: 'Para',
      convert: 'Converter',
      result: '{from} são {to}',
      amountError: 'Escreva um valor maior que zero, por exemplo 100',
      currencyError: 'Escolha uma moeda da lista',
      demo: 'cotação de demonstração',
    },
    ratesOf: (day) => `Cotações de referência de ${day}.`,
    old: 'Algumas cotações têm mais de quatro dias: veja a data de cada uma.',
    table: {
      caption: 'Quantos pesos vale cada moeda',
      currency: 'Moeda',
      pesos: 'Pesos por unidade',
      more: (count) => `Ver outras ${count} moedas`,
    },
    houses: {
      caption: (currency) => `${currency}: quanto cada casa paga e cobra, em pesos por unidade`,
      choose: 'Moeda',
      columns: {
        house: 'Casa de câmbio',
        hours: 'Horário',
        buys: 'Compra de você a',
        sells: 'Vende a você a',
      },
      pricesOf: (day) => `Preços de ${day}`,
      place: (terminal, floor) => `Terminal ${terminal}, piso ${floor}`,
      area: { publica: 'antes da segurança', pasajeros: 'depois da segurança' },
      map: 'ver no mapa',
      unquoted: (currency, shown) =>
        `Nenhuma casa publica a cotação de ${currency}. Aqui você vê ${shown}.`,
      noQuote: 'não publicada',
    },
    history: {
      caption: (currency) => `${currency} em pesos, dia a dia`,
      summary: ({ low, lowDay, high, highDay, now }) =>
        `Ficou entre ${low} (${lowDay}) e ${high} (${highDay}). O último valor é ${now}.`,
      source: (names) => `Fonte: ${names}.`,
      table: 'Ver mês a mês',
      columns: { month: 'Mês', low: 'Menor', mean: 'Média', high: 'Maior' },
    },
  },
};

export const rateWords = (locale: Locale): RateWords => words[locale];
