import type { ContentMeta } from '@eldorado/remote';
import { aerolineas } from './content/aerolineas/meta.ts';
import { cajerosElectronicos } from './content/cajeros-electronicos/meta.ts';
import { entidadesAeroportuarias } from './content/entidades-aeroportuarias/meta.ts';
import { rentaDeVehiculos } from './content/renta-de-vehiculos/meta.ts';
import { restaurantes } from './content/restaurantes/meta.ts';
import { salasVip } from './content/salas-vip/meta.ts';
import { tiendas } from './content/tiendas/meta.ts';
import type { EstablishmentKind } from './establishment/establishment.ts';

/** Title and description of each kind's page. */
export const kindMetas: Readonly<Record<EstablishmentKind, ContentMeta>> = {
  restaurantes,
  tiendas,
  aerolineas,
  'salas-vip': salasVip,
  'cajeros-electronicos': cajerosElectronicos,
  'renta-de-vehiculos': rentaDeVehiculos,
  'entidades-aeroportuarias': entidadesAeroportuarias,
};

export const isKind = (id: string): id is EstablishmentKind => id in kindMetas;
