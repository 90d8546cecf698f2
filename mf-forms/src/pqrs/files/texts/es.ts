import type { FileRefusal } from '@eldorado/rules/pqrs-files';

/** What is said of photos and documents; `{name}` is a file's name. */
const es = {
  lead: 'Si ayudan a entender lo que pasó. También puedes continuar sin adjuntar nada.',
  label: 'Archivos',
  hint: 'Hasta 5 archivos JPG, PNG, WebP, PDF o DOCX, de 5 MB cada uno. A las fotos les quitamos el lugar y los datos de la cámara.',
  choose: 'Elige archivos o suéltalos aquí',
  add: 'Adjuntar',
  list: 'Archivos adjuntos',
  fromOffice: 'del aeropuerto',
  remove: 'Quitar {name}',
  open: 'Llegó incompleto. Elige el mismo archivo otra vez y seguimos desde ahí.',
  sending: 'Enviando, {percent} %',
  checking: 'Lo estamos revisando',
  waiting: 'Sin conexión: seguimos apenas vuelva.',
  busy: 'Llegan muchos archivos desde tu conexión: seguimos en máximo diez minutos.',
  kept: '{name} quedó adjunto',
  stillSending: 'Todavía estamos enviando archivos. Espera a que terminen o quítalos.',
  refusedTitle: 'Esto no se pudo adjuntar',
  aFile: 'Un archivo',
  linkEnded:
    'El enlace de esta página ya venció: busca la solicitud con su número y tu correo, y adjúntalo ahí',
  refusals: {
    'file-empty': '{name} está vacío',
    'file-too-large': '{name} pesa más de 5 MB',
    'file-name': '{name} tiene un nombre con signos que no aceptamos: cámbialo',
    'file-type': '{name} no es JPG, PNG, WebP, PDF ni DOCX',
    'file-broken': '{name} está dañado o incompleto',
    'file-two-kinds': '{name} es más de un tipo de archivo a la vez',
    'file-bomb': '{name} ocupa demasiado al abrirlo',
    'file-locked': '{name} tiene contraseña: guárdalo sin ella',
    'file-virus': '{name} no pasó nuestro antivirus',
    'image-too-large': '{name} tiene más de 40 millones de píxeles: reduce su tamaño',
    'pdf-active': '{name} ejecuta algo al abrirse: imprímelo como PDF y adjunta esa copia',
    'pdf-embedded': '{name} lleva otros archivos dentro: adjúntalos por separado',
    'docx-macro': '{name} tiene macros: guárdalo como PDF',
    'docx-embedded': '{name} lleva otros archivos dentro: adjúntalos por separado',
    'docx-remote': '{name} trae algo de internet al abrirse: guárdalo como PDF',
    'too-many-files': '{name} no cabe: son 5 archivos como máximo',
    'scanner-away': '{name} no se pudo revisar. Inténtalo de nuevo en un momento',
    'upload-broken': '{name} no llegó completo. Adjúntalo otra vez',
  } satisfies Record<FileRefusal, string>,
};
export type FileTexts = Record<Exclude<keyof typeof es, 'refusals'>, string> & {
  refusals: Record<FileRefusal, string>;
};
export default es satisfies FileTexts;
