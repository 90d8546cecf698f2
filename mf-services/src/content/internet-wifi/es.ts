import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Abre los ajustes de wifi, elige la red del aeropuerto y acepta las condiciones. Si no sabes cuál es, pregunta antes de conectarte.',
  sections: [
    {
      heading: 'Cómo conectarte',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Confirma el nombre de la red',
              text: 'Búscalo en los avisos de la terminal o pregunta en el punto de información. No elijas una red solo porque se parece.',
            },
            { title: 'Elige la red en tu equipo', text: 'Activa el wifi y selecciónala.' },
            {
              title: 'Completa la página de registro',
              text: 'Se abre sola. Lee qué datos te pide antes de aceptar.',
            },
            {
              title: 'Comprueba que funciona',
              text: 'Carga tu vuelo en [salidas](/vuelos/salidas) y guarda el pasabordo por si pierdes la señal.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Si no se conecta',
      blocks: [
        {
          kind: 'list',
          items: [
            'Abre el navegador y escribe cualquier dirección: a veces la página de registro no sale sola.',
            'Olvida la red en los ajustes y vuelve a elegirla.',
            'Apaga los datos móviles y la VPN mientras haces el registro.',
            'Acércate a una zona abierta. Los pasillos largos tienen menos señal.',
            'Si nada sirve, pide ayuda en el punto de información de tu terminal.',
          ],
        },
      ],
    },
    {
      heading: 'Cuida tus datos',
      blocks: [
        {
          kind: 'list',
          items: [
            'No entres al banco ni hagas compras en una red abierta. Usa tus datos móviles.',
            'Revisa que la dirección empiece por https antes de escribir una clave.',
            'Desactiva la conexión automática a redes públicas.',
            'Apaga el wifi cuando termines.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Ninguna red del aeropuerto necesita la clave de tu correo ni los datos de tu tarjeta. Si te los piden, desconéctate y avísanos por el [formulario de contacto](/contacto).',
        },
      ],
    },
    {
      heading: 'Preguntas',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '¿Qué velocidad tiene?',
              answer:
                'Depende de cuántas personas estén conectadas y del lugar. Para una videollamada importante, prueba antes y ten tus datos móviles como respaldo.',
            },
            {
              question: '¿Hay límite de tiempo?',
              answer:
                'Lo ves en la página de registro al conectarte. Si la sesión se cierra, vuelve a entrar.',
            },
            {
              question: '¿Dónde cargo el celular?',
              answer:
                'Mira [servicios tecnológicos](/servicios/servicios-tecnologicos) y lleva tu propio cargador.',
            },
            {
              question: '¿Dónde compro una SIM?',
              answer:
                'Busca operadores entre las [tiendas](/establecimientos/tiendas). Lleva el pasaporte.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Te puede servir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Servicios tecnológicos', href: '/servicios/servicios-tecnologicos' },
            { label: 'Mapa del aeropuerto', href: '/mapas' },
            { label: 'Ayuda al viajero', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
