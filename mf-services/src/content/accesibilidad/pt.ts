import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Diga à companhia aérea do que você precisa ao reservar. Depois planeje o trajeto no mapa e confirme tudo no dia do voo.',
  sections: [
    {
      heading: 'Planeje antes de vir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Peça a assistência',
              text: 'A companhia organiza. Siga os passos de [cadeiras de rodas](/servicios/sillas-de-ruedas).',
            },
            {
              title: 'Escreva o que ajuda você',
              text: 'Uma frase curta para mostrar: “preciso ler os lábios”, “preciso de um lugar tranquilo”.',
            },
            {
              title: 'Veja o caminho',
              text: 'Consulte o [mapa](/mapas) e as [distâncias](/informacion-en-tiempo-real/distancias) da entrada até o portão.',
            },
            {
              title: 'Escolha o transporte',
              text: 'Compare opções em [como chegar](/transporte/como-llegar-al-aeropuerto) e avise que viaja com cadeira ou cão-guia.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Conforme sua necessidade',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Mobilidade:** peça a rota sem escadas no balcão de informações e a cadeira à companhia.',
            '**Visão:** peça acompanhamento do balcão até o assento. Avise se viaja com cão-guia.',
            '**Audição:** peça que avisem as mudanças por escrito e acompanhe seu voo em [partidas](/vuelos/salidas).',
            '**Autismo, ansiedade ou demência:** peça para esperar longe da fila e embarcar quando for mais fácil.',
            '**Condição que não se vê:** conte no balcão. Basta dizer de que ajuda você precisa.',
          ],
        },
      ],
    },
    {
      heading: 'Nos controles',
      blocks: [
        {
          kind: 'list',
          items: [
            'Se preferir, peça a revista em lugar reservado, por uma pessoa do seu sexo.',
            'Avise antes se usa marca-passo, prótese, bomba de insulina ou oxigênio.',
            'Se viaja com cão-guia, avise ao chegar à fila e peça que expliquem cada passo.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Controle de segurança, espera habitual',
              value: 'De 5 a 15 minutos',
              source: 'cestee-filas',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Veja o [tempo de fila](/informacion-en-tiempo-real/tiempo-en-filas) e escolha o momento mais calmo.',
        },
      ],
    },
    {
      heading: 'Este site',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Norma colombiana de acessibilidade na web',
              value: 'Resolução 1519 de 2020, anexo 1: WCAG 2.1, nível AA',
              source: 'res-1519',
            },
            {
              label: 'Nível com que nos comprometemos',
              value: 'WCAG 2.2, nível AA',
              source: 'compromiso-web',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Você pode usá-lo com teclado e leitor de tela, ampliar o texto e mudar de idioma. A situação dos voos é escrita com palavras, não só com cor.',
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Se algo não funcionar, conte em que página e com que tecnologia assistiva no [formulário de contato](/contacto).',
        },
      ],
    },
    {
      heading: 'Se algo falhar no dia da viagem',
      blocks: [
        {
          kind: 'text',
          text: 'Peça um responsável no balcão da companhia ou no balcão de informações. Depois registre a queixa por escrito: os prazos de resposta estão em [ajuda ao viajante](/servicios/ayuda-al-viajero).',
        },
        {
          kind: 'links',
          items: [
            { label: 'Cadeiras de rodas', href: '/servicios/sillas-de-ruedas' },
            { label: 'Serviço médico', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Táxis', href: '/servicios/taxis' },
          ],
        },
      ],
    },
  ],
};

export default content;
