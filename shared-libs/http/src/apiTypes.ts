// Generated from the API's route schemas with `npm run types -w api`. Do not edit.
export interface paths {
  '/api/health': {
    /** Whether the API and its database work */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['Health'];
          };
        };
        503: {
          content: {
            'application/json': components['schemas']['Health'];
          };
        };
      };
    };
  };
  '/api/v2/flights': {
    /** The board of a day, in order of scheduled time */
    get: {
      parameters: {
        query?: {
          /** default departures */
          direction?: 'arrivals' | 'departures' | '';
          /** YYYY-MM-DD in Bogotá, today −1..+3; default today */
          date?: string;
          /** Number, city, airport or airline, codeshares too; accents and slips are forgiven. */
          q?: string;
          /** IATA or ICAO code */
          airline?: string;
          terminal?: 'T1' | 'T2' | '1' | '2' | '';
          kind?: 'international' | 'national' | 'all' | '';
          /** default: both */
          type?: 'cargo' | 'commercial' | '';
          status?: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN' | '';
          from?: string | '';
          to?: string | '';
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['FlightList'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/flights/{id}': {
    /** One flight, by its id or by a name such as AV9314 (today's or the next) */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['FlightAnswer'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/flights/{id}.ics': {
    /** One flight as a calendar entry (RFC 5545); read again, it moves the entry it made before */
    get: {
      parameters: {
        query?: {
          locale?: 'es' | 'en' | 'fr' | 'pt' | '';
        };
        header?: never;
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'text/calendar': string;
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/push/key': {
    /** The key with which browsers subscribe to news */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['PushKey'];
          };
        };
      };
    };
  };
  '/api/v2/push/subscriptions': {
    /** Follow a flight by web push, until it is over */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['FollowInput'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['FollowReceipt'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        409: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        429: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/push/subscriptions/{token}/stop': {
    /** Stop following a flight */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          token: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['FollowStopped'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/flight-events': {
    /** Changes of flights as server-sent events: ready, changes (the flights that look different) and reset (read the board again) */
    get: {
      parameters: {
        query?: {
          /** Id of the last event known, for a reader that cannot send Last-Event-ID. */
          after?: string;
        };
        header?: {
          'last-event-id'?: string;
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'text/event-stream': string;
          };
        };
        503: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/airlines': {
    /** Airlines that fly to Bogotá */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['AirlineList'];
          };
        };
      };
    };
  };
  '/api/v2/airports': {
    /** Airports that flights come from or go to */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['AirportList'];
          };
        };
      };
    };
  };
  '/api/v2/establishments': {
    /** Establishments by text, place, category, product and hours, with counts per choice */
    get: {
      parameters: {
        query?: {
          kind?:
            | 'aerolineas'
            | 'tiendas'
            | 'restaurantes'
            | 'salas-vip'
            | 'cajeros-electronicos'
            | 'renta-de-vehiculos'
            | 'entidades-aeroportuarias'
            | '';
          terminal?: 'T1' | 'T2' | '1' | '2' | '';
          floor?: '1' | '2' | '3' | '';
          area?: 'pasajeros' | 'publica' | '';
          category?: string;
          subcategory?: string;
          product?: string;
          /** Open at this moment. */
          open?: '1' | 'true' | 'on' | '';
          /** Open at this instant, ISO 8601 with its offset, 62 days from now at most; wins over open. */
          openAt?: string;
          q?: string;
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['EstablishmentList'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/establishments/{slug}': {
    /** One establishment, with similar ones; an airline with its desks and next flights */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['EstablishmentAnswer'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/establishment-types': {
    /** Business types by keyword with their categories, and the names of subcategories and products */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['EstablishmentTypeList'];
          };
        };
      };
    };
  };
  '/api/v2/map': {
    /** Terminals and floors of the indoor map */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['MapIndex'];
          };
        };
      };
    };
  };
  '/api/v2/map/floors/{terminal}/{floor}': {
    /** What is drawn of one floor, as GeoJSON; low detail is simplified for the whole terminal at once */
    get: {
      parameters: {
        query?: {
          /** low: simplified for the whole terminal at once. */
          detail?: 'low' | 'high' | '';
          version?: string;
        };
        header?: never;
        path: {
          terminal: 'T1' | 'T2';
          floor: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['MapFloor'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/map/places': {
    /** Everything on the map, as a list */
    get: {
      parameters: {
        query?: {
          terminal?: 'T1' | 'T2' | '';
          floor?: string;
          type?:
            | 'restaurantes'
            | 'establecimientos'
            | 'aerolineas'
            | 'servicios'
            | 'entidades'
            | 'otros'
            | 'general'
            | 'banos'
            | 'all'
            | '';
          zone?: 'publica' | 'privada' | 'all' | '';
          q?: string;
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['MapPlaceList'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/map/places/{slug}': {
    /** One place of the map */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['MapPlace'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/map/places/{slug}/walks': {
    /** Walking times to a place from security, checkpoints and gates */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['PlaceWalks'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/map/route': {
    /** The way from a place to another, floor by floor, with today’s queues */
    get: {
      parameters: {
        query: {
          from: string;
          to: string;
          stepFree?: '1' | 'true' | 'on' | '';
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['MapRoute'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/services': {
    /** Services: where, when and what is known */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['ServiceList'];
          };
        };
      };
    };
  };
  '/api/v2/terminals': {
    /** Terminals, piers and the free bus between them */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TerminalList'];
          };
        };
      };
    };
  };
  '/api/v2/parking': {
    /** Free places per parking */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['ParkingList'];
          };
        };
      };
    };
  };
  '/api/v2/queues': {
    /** Security queue per terminal and kind */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['QueueList'];
          };
        };
      };
    };
  };
  '/api/v2/walking-times': {
    /** Minutes on foot between places, with and without steps */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['WalkingTimeList'];
          };
        };
      };
    };
  };
  '/api/v2/exchange-rates': {
    /** Pesos for one unit of each currency */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['ExchangeRateList'];
          };
        };
      };
    };
  };
  '/api/v2/airport-state': {
    /** Open or closed, weather and taxes */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['AirportState'];
          };
        };
      };
    };
  };
  '/api/v2/offers': {
    /** The offers in force today in Bogotá */
    get: {
      parameters: {
        query?: {
          audience?: 'passenger' | 'employee' | '';
          category?: 'duty_free' | 'food_beverages' | 'shopping' | '';
          featured?: 'true' | 'false' | '';
          /** A slug. */
          establishment?: string;
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['OfferList'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/banners': {
    /** Banners of the home and of inner pages */
    get: {
      parameters: {
        query?: {
          placement?: 'home' | 'internal' | '';
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['BannerList'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/popups': {
    /** Pop-up dialogs in force */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['PopupList'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/fares': {
    /** The official fare table */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiFareTable'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/usual-rides': {
    /** What taxis cost now between the airport and the places where most go */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiUsualRides'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/places': {
    /** Terminals, neighbourhoods, hotels and other places of a ride */
    get: {
      parameters: {
        query?: {
          q?: string;
          kind?:
            | 'terminal'
            | 'neighbourhood'
            | 'hotel-zone'
            | 'hotel'
            | 'transport'
            | 'shopping'
            | 'health'
            | 'education'
            | 'culture'
            | 'town'
            | '';
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiPlaceList'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/fare': {
    /** What a ride costs, line by line */
    get: {
      parameters: {
        query?: {
          /** slug of a place */
          origin?: string;
          /** slug of a place */
          destination?: string;
          /** Instead of two places: a ride from or to the airport. */
          km?: number;
          /** ISO instant; default now */
          at?: string;
          vehicle?: 'standard' | 'quality' | '';
          persons?: number;
          bags?: number;
          doorToDoor?: 'true' | 'false' | 'on' | '1' | '0' | '';
          /** Known waiting, instead of a range. */
          waitingMinutes?: number;
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiFare'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/plates/{plate}': {
    /** Whether a plate is an authorised taxi’s */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          plate: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiPlate'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        429: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/sign-in/codes': {
    /** Send a sign-in code to a phone */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaxiCodeInput'];
        };
      };
      responses: {
        202: {
          content: {
            'application/json': components['schemas']['TaxiCodeRequest'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        429: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        503: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/sign-in/sessions': {
    /** Sign in with the code */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaxiSessionInput'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiSession'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        429: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/sign-out': {
    /** End the session */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        204: {
          content: Record<string, never>;
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/me': {
    /** The signed-in passenger */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiMe'];
          };
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    /** Change the name */
    patch: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaxiMeChange'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiMe'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    /** Delete everything kept of the passenger */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        204: {
          content: Record<string, never>;
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        409: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        503: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/me/export': {
    /** Everything kept of the passenger */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiExport'];
          };
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/bookings': {
    /** Book a vehicle, once per idempotency key */
    post: {
      parameters: {
        query?: never;
        header?: {
          /** Required, 8 to 100 characters. */
          'idempotency-key'?: string;
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaxiBookingInput'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['TaxiBooking'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        409: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        429: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        503: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    /** The signed-in passenger's bookings */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiBookings'];
          };
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/bookings/{number}': {
    /** One booking of the passenger */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiBooking'];
          };
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/bookings/{number}.ics': {
    /** A booking as a calendar entry (RFC 5545) */
    get: {
      parameters: {
        query?: {
          locale?: 'es' | 'en' | 'fr' | 'pt' | '';
        };
        header?: never;
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            'text/calendar': string;
          };
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/taxi-imperial/bookings/{number}/cancel': {
    /** Cancel a booking */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['TaxiBooking'];
          };
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        409: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        503: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/contact-messages': {
    /** Send a contact message */
    post: {
      parameters: {
        query?: never;
        header?: {
          'idempotency-key'?: string;
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ContactMessageInput'];
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['ContactReceipt'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        409: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        429: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/newsletter': {
    /** Sign up for the newsletter; a form of a page is answered with a redirect */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewsletterInput'];
          'application/x-www-form-urlencoded': components['schemas']['NewsletterForm'];
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['NewsletterReceipt'];
          };
        };
        303: {
          content: Record<string, never>;
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        429: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/open-data/flights': {
    /** The flights of a day in pages; Link names the first, previous, next and last one */
    get: {
      parameters: {
        query?: {
          /** default departures */
          direction?: 'arrivals' | 'departures' | '';
          /** YYYY-MM-DD in Bogotá, today −1..+3; default today */
          date?: string;
          /** Number, city, airport or airline, codeshares too; accents and slips are forgiven. */
          q?: string;
          /** IATA or ICAO code */
          airline?: string;
          terminal?: 'T1' | 'T2' | '1' | '2' | '';
          kind?: 'international' | 'national' | 'all' | '';
          /** default: both */
          type?: 'cargo' | 'commercial' | '';
          status?: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN' | '';
          from?: string | '';
          to?: string | '';
          page?: number;
          size?: number;
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['FlightPage'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/open-data/flights.csv': {
    /** The flights of a day as CSV, with a header row */
    get: {
      parameters: {
        query?: {
          /** default departures */
          direction?: 'arrivals' | 'departures' | '';
          /** YYYY-MM-DD in Bogotá, today −1..+3; default today */
          date?: string;
          /** Number, city, airport or airline, codeshares too; accents and slips are forgiven. */
          q?: string;
          /** IATA or ICAO code */
          airline?: string;
          terminal?: 'T1' | 'T2' | '1' | '2' | '';
          kind?: 'international' | 'national' | 'all' | '';
          /** default: both */
          type?: 'cargo' | 'commercial' | '';
          status?: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN' | '';
          from?: string | '';
          to?: string | '';
        };
        header?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'text/csv': string;
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
  '/api/v2/feeds/aidx': {
    /** Take an IATA AIDX message: each good leg counts, each bad one is told with its reason */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
      };
      requestBody: {
        content: {
          'application/xml': string;
          'text/xml': string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': components['schemas']['AidxReceipt'];
          };
        };
        400: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        401: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        404: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        413: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        415: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        429: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        503: {
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
  };
}
export interface components {
  schemas: {
    Health: {
      status: 'ok' | 'down';
      database: 'ok' | 'down';
      version: string;
      now: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
    };
    /** The same text in the four languages of the site. */
    LocalizedText: {
      es: string;
      en: string;
      fr: string;
      pt: string;
    };
    /** An RFC 9457 problem document (application/problem+json). */
    Problem: {
      type: string;
      title: string;
      status: number;
      detail: string;
      /** A stable kebab-case code that the site translates. */
      code: string;
      errors?: {
        path: string;
        code: string;
      }[];
    };
    /** The origin of a price, a rule or a figure, and when it was read. */
    SourceNote: {
      /** Who published it, or `demo` for an invented figure. */
      source: string;
      sourceUrl: string | null;
      readOn: string;
    };
    Airline: {
      iata: string;
      icao: string;
      name: string;
      /** ISO 3166-1 alpha-2 */
      country: string;
      /** Hex colour of the tile; contrast with white ≥ 4.5. */
      colour: string;
      /** 1 cargo, 2 commercial */
      type: number;
      terminal: 'T1' | 'T2';
      /** Address of its establishment page. */
      slug: string;
    };
    AirlineList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      airlines: components['schemas']['Airline'][];
    };
    Airport: {
      iata: string;
      icao: string;
      name: string;
      city: components['schemas']['LocalizedText'];
      /** ISO 3166-1 alpha-2 */
      country: string;
      /** IANA zone */
      timeZone: string;
      latitude: number;
      longitude: number;
      /** Great circle from Bogotá. */
      distanceKm: number;
      kind: 'international' | 'national';
    };
    AirportList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      attribution: string;
      airports: components['schemas']['Airport'][];
    };
    Flight: {
      /** Date in Bogotá, direction and name: 2026-11-21-D-AV9314. */
      id: string;
      flightDirection: 'A' | 'D';
      /** AV 9314 */
      flightName: string;
      flightNumber: number;
      prefixIATA: string;
      prefixICAO: string;
      airline: {
        iata: string;
        icao: string;
        name: string;
        colour: string;
      };
      codeshares: string[];
      kind: 'international' | 'national';
      /** 1 cargo, 2 commercial */
      airlineType: 1 | 2;
      /** J scheduled passenger, C charter, F scheduled cargo, H charter cargo */
      serviceType: 'J' | 'C' | 'F' | 'H';
      scheduledAt: string;
      estimatedAt: string | null;
      actualAt: string | null;
      /** The other end: the origin of an arrival, the destination of a departure. */
      other: {
        iata: string;
        /** The airport's own name. */
        name: string;
        city: components['schemas']['LocalizedText'];
        country: string;
        timeZone: string;
      };
      otherScheduledAt: string;
      otherEstimatedAt: string | null;
      terminal: 'T1' | 'T2';
      pier: string | null;
      gate: string | null;
      belts: string[];
      checkIn: {
        desks: string;
        opensAt: string;
        closesAt: string;
      } | null;
      expectedTimeGateOpen: string | null;
      expectedTimeBoarding: string | null;
      expectedTimeGateClosing: string | null;
      expectedTimeOnBelt: string | null;
      /** The operational state; departures and arrivals have their own sets. */
      state:
        | 'SCH'
        | 'DEL'
        | 'WIL'
        | 'GTO'
        | 'BRD'
        | 'GCL'
        | 'GTD'
        | 'DEP'
        | 'CNX'
        | 'GCH'
        | 'TOM'
        | 'AIR'
        | 'FIR'
        | 'EXP'
        | 'LND'
        | 'FIB'
        | 'ARR'
        | 'DIV';
      /** The site's five statuses. */
      status: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN';
      aircraft: {
        iata: string;
        name: string;
        registration: string | null;
      } | null;
      durationMinutes: number;
      /** 0 when only a feed knows the other airport. */
      distanceKm: number;
      /** Announced delay; 0 when none, negative when early. */
      delayMinutes: number;
      delayReason:
        | 'late-arrival'
        | 'weather'
        | 'fog'
        | 'air-traffic'
        | 'airline'
        | 'technical'
        | 'ground-handling'
        | null;
      lastUpdatedAt: string;
    };
    /** One flight, with the source and age of the answer and what a traveller asks next. */
    FlightAnswer: {
      /** Date in Bogotá, direction and name: 2026-11-21-D-AV9314. */
      id: string;
      flightDirection: 'A' | 'D';
      /** AV 9314 */
      flightName: string;
      flightNumber: number;
      prefixIATA: string;
      prefixICAO: string;
      airline: {
        iata: string;
        icao: string;
        name: string;
        colour: string;
      };
      codeshares: string[];
      kind: 'international' | 'national';
      /** 1 cargo, 2 commercial */
      airlineType: 1 | 2;
      /** J scheduled passenger, C charter, F scheduled cargo, H charter cargo */
      serviceType: 'J' | 'C' | 'F' | 'H';
      scheduledAt: string;
      estimatedAt: string | null;
      actualAt: string | null;
      /** The other end: the origin of an arrival, the destination of a departure. */
      other: {
        iata: string;
        /** The airport's own name. */
        name: string;
        city: components['schemas']['LocalizedText'];
        country: string;
        timeZone: string;
      };
      otherScheduledAt: string;
      otherEstimatedAt: string | null;
      terminal: 'T1' | 'T2';
      pier: string | null;
      gate: string | null;
      belts: string[];
      checkIn: {
        desks: string;
        opensAt: string;
        closesAt: string;
      } | null;
      expectedTimeGateOpen: string | null;
      expectedTimeBoarding: string | null;
      expectedTimeGateClosing: string | null;
      expectedTimeOnBelt: string | null;
      /** The operational state; departures and arrivals have their own sets. */
      state:
        | 'SCH'
        | 'DEL'
        | 'WIL'
        | 'GTO'
        | 'BRD'
        | 'GCL'
        | 'GTD'
        | 'DEP'
        | 'CNX'
        | 'GCH'
        | 'TOM'
        | 'AIR'
        | 'FIR'
        | 'EXP'
        | 'LND'
        | 'FIB'
        | 'ARR'
        | 'DIV';
      /** The site's five statuses. */
      status: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN';
      aircraft: {
        iata: string;
        name: string;
        registration: string | null;
      } | null;
      durationMinutes: number;
      /** 0 when only a feed knows the other airport. */
      distanceKm: number;
      /** Announced delay; 0 when none, negative when early. */
      delayMinutes: number;
      delayReason:
        | 'late-arrival'
        | 'weather'
        | 'fog'
        | 'air-traffic'
        | 'airline'
        | 'technical'
        | 'ground-handling'
        | null;
      lastUpdatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      updatedAt: string;
      history: components['schemas']['FlightChange'][];
      previousLeg: components['schemas']['PreviousLeg'] | null;
      rights: components['schemas']['PassengerRights'] | null;
      journey: components['schemas']['FlightJourney'];
    };
    /** One change of a flight, and when it was told. */
    FlightChange: {
      at: string;
      kind: 'time' | 'gate' | 'terminal' | 'belt' | 'state';
      from: string | null;
      to: string | null;
    };
    /** What a passenger needs at the airport around the flight. */
    FlightJourney: {
      floor: number | null;
      walk: components['schemas']['FlightWalk'] | null;
      security: {
        at: string;
        minutesMin: number;
        minutesMax: number;
        level: 'low' | 'medium' | 'high';
      } | null;
      leave: {
        airportBy: string;
        hoursBefore: number;
        centreBy: string;
        km: number;
        travelMinutesMin: number;
        travelMinutesMax: number;
        origin: components['schemas']['SourceNote'];
      } | null;
      taxi: components['schemas']['TaxiUsualRides'] | null;
      carrier: {
        slug: string;
        location: components['schemas']['LocalizedText'];
        phone: string | null;
        web: string | null;
      } | null;
    };
    FlightList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      date: string;
      direction: 'arrivals' | 'departures';
      flights: components['schemas']['Flight'][];
    };
    /** On foot from the desks to the gate, or from it to the exit, without queues. */
    FlightWalk: {
      legs: {
        from: components['schemas']['LocalizedText'];
        to: components['schemas']['LocalizedText'];
        minutes: number;
        stepFreeMinutes: number | null;
      }[];
      /** Slug of the place on the map where it begins. */
      fromPlace: string;
      /** Slug of the place on the map where it ends. */
      toPlace: string;
      minutes: number;
      stepFreeMinutes: number | null;
      origin: components['schemas']['SourceNote'];
    };
    PassengerRights: {
      /** The steps are owed when the airline is the cause. */
      cause: 'airline' | 'other' | 'unknown';
      reason:
        | 'late-arrival'
        | 'weather'
        | 'fog'
        | 'air-traffic'
        | 'airline'
        | 'technical'
        | 'ground-handling'
        | null;
      waitMinutes: number;
      steps: {
        code: 'refreshment' | 'meal' | 'compensation' | 'lodging';
        fromMinutes: number;
        pastTime: string | null;
        percent: number | null;
        reached: boolean;
      }[];
      origin: components['schemas']['SourceNote'];
    };
    /** The flight whose aircraft this one takes; its times are those at Bogotá. */
    PreviousLeg: {
      id: string;
      flightName: string;
      flightDirection: 'A' | 'D';
      iata: string;
      city: components['schemas']['LocalizedText'];
      scheduledAt: string;
      expectedAt: string;
      delayMinutes: number;
      status: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN';
    };
    /** What an airline has beyond other establishments. */
    AirlineDesk: {
      iata: string;
      desks: string | null;
      webCheckIn: string | null;
      departuresToday: number;
      arrivalsToday: number;
      /** Those of today in Bogotá that are still to come, the first eight. */
      nextFlights: components['schemas']['Flight'][];
    };
    /** In lists, hours hold the exceptions of the next two months only. */
    Establishment: {
      slug: string;
      name: string;
      kind:
        | 'aerolineas'
        | 'tiendas'
        | 'restaurantes'
        | 'salas-vip'
        | 'cajeros-electronicos'
        | 'renta-de-vehiculos'
        | 'entidades-aeroportuarias';
      /** A key: for restaurants one of the eleven of the site. */
      category: string;
      subcategory: string | null;
      product: string | null;
      terminal: 'T1' | 'T2';
      floor: number;
      area: 'pasajeros' | 'publica';
      location: components['schemas']['LocalizedText'];
      description: components['schemas']['LocalizedText'];
      phone: string | null;
      web: string | null;
      colour: string;
      initials: string;
      airline: string | null;
      hours: components['schemas']['OpeningHours'];
      status: components['schemas']['OpenStatus'];
    };
    EstablishmentAnswer: {
      slug: string;
      name: string;
      kind:
        | 'aerolineas'
        | 'tiendas'
        | 'restaurantes'
        | 'salas-vip'
        | 'cajeros-electronicos'
        | 'renta-de-vehiculos'
        | 'entidades-aeroportuarias';
      /** A key: for restaurants one of the eleven of the site. */
      category: string;
      subcategory: string | null;
      product: string | null;
      terminal: 'T1' | 'T2';
      floor: number;
      area: 'pasajeros' | 'publica';
      location: components['schemas']['LocalizedText'];
      description: components['schemas']['LocalizedText'];
      phone: string | null;
      web: string | null;
      colour: string;
      initials: string;
      airline: string | null;
      hours: components['schemas']['OpeningHours'];
      status: components['schemas']['OpenStatus'];
      airlineDesk: components['schemas']['AirlineDesk'] | null;
      /** Of the same kind and terminal, the likest first, four at most. */
      similar: components['schemas']['Establishment'][];
      /** Colombian holidays from two days ago to two months on, for holiday hours. */
      holidays: string[];
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      updatedAt: string;
    };
    /** Counts per choice, each under the other chosen filters. */
    EstablishmentFacets: {
      kind: components['schemas']['FacetCount'][];
      terminal: components['schemas']['FacetCount'][];
      floor: components['schemas']['FacetCount'][];
      area: components['schemas']['FacetCount'][];
      category: components['schemas']['FacetCount'][];
      subcategory: components['schemas']['FacetCount'][];
      product: components['schemas']['FacetCount'][];
      /** Of the rows that pass the rest, those open now. */
      open: number;
    };
    EstablishmentList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      /** Colombian holidays from two days ago to two months on, for holiday hours. */
      holidays: string[];
      total: number;
      facets: components['schemas']['EstablishmentFacets'];
      establishments: components['schemas']['Establishment'][];
    };
    EstablishmentType: {
      /** 1 is fixed: 'establishment type not applicable'. */
      id: number;
      keyword:
        | 'notApplicable'
        | 'restaurants'
        | 'establishments'
        | 'airlines'
        | 'services'
        | 'entities'
        | 'others'
        | 'exchangeHouse'
        | 'rentCar'
        | 'bankEntities'
        | 'vipRooms';
      kind:
        | 'aerolineas'
        | 'tiendas'
        | 'restaurantes'
        | 'salas-vip'
        | 'cajeros-electronicos'
        | 'renta-de-vehiculos'
        | 'entidades-aeroportuarias'
        | null;
      name: components['schemas']['LocalizedText'];
      subcategories: {
        id: number;
        key: string;
        name: components['schemas']['LocalizedText'];
      }[];
    };
    EstablishmentTypeList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      types: components['schemas']['EstablishmentType'][];
      /** What the keys of subcategory and product are called. */
      names: {
        key: string;
        name: components['schemas']['LocalizedText'];
      }[];
    };
    /** How many rows a choice would leave. */
    FacetCount: {
      value: string;
      count: number;
    };
    /** until: when it closes (null when closed or always open). opensAt: next opening, when closed. */
    OpenStatus: {
      /** closing: open, for 30 minutes more at most */
      state: 'open' | 'closing' | 'closed';
      until: string | null;
      opensAt: string | null;
    };
    /** A week, what replaces it on Colombian holidays (null: nothing does), and on days of exception, which win over both. Empty hours: closed. */
    OpeningHours: {
      week: components['schemas']['WeekSchedule'];
      holiday:
        | {
            opens: string;
            closes: string;
          }[]
        | null;
      exceptions: {
        from: string;
        to: string;
        hours: {
          opens: string;
          closes: string;
        }[];
        reason: components['schemas']['LocalizedText'] | null;
      }[];
    };
    /** What is known of a service; what no source gives is null or absent. */
    Service: {
      slug:
        | 'prepara-tu-viaje'
        | 'aduanas'
        | 'instrucciones-equipaje'
        | 'migracion-y-pasaportes'
        | 'mascotas'
        | 'taxis'
        | 'transporte-publico'
        | 'objetos-perdidos'
        | 'internet-wifi'
        | 'guarda-equipaje'
        | 'carros-de-equipaje'
        | 'habitaciones-de-descanso'
        | 'notaria'
        | 'oratorio'
        | 'punto-de-vacunacion'
        | 'servicio-medico-y-emergencias'
        | 'sanidad-y-emergencia'
        | 'servicios-tecnologicos'
        | 'sillas-de-ruedas'
        | 'ayuda-al-viajero';
      /** Key of its pictogram, such as customs or left-luggage. */
      pictogram: string;
      terminals: ('T1' | 'T2')[];
      location: components['schemas']['LocalizedText'] | null;
      schedule: components['schemas']['WeekSchedule'] | null;
      status: components['schemas']['OpenStatus'] | null;
      facts: {
        label: components['schemas']['LocalizedText'];
        value: components['schemas']['LocalizedText'];
        origin: components['schemas']['SourceNote'];
      }[];
    };
    ServiceList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      services: components['schemas']['Service'][];
    };
    Terminal: {
      id: 'T1' | 'T2';
      name: components['schemas']['LocalizedText'];
      kinds: ('international' | 'national')[];
      piers: {
        id: string;
        kind: 'international' | 'national';
        gates: string[];
      }[];
      airlines: string[];
      address: string;
      origin: components['schemas']['SourceNote'];
    };
    /** The free bus between T1 and T2. */
    TerminalBus: {
      free: boolean;
      allDay: boolean;
      everyMinutesMin: number;
      everyMinutesMax: number;
      hoursOrigin: components['schemas']['SourceNote'];
      frequencyOrigin: components['schemas']['SourceNote'];
    };
    TerminalList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      terminals: components['schemas']['Terminal'][];
      flightTerminals: ('T1' | 'T2')[];
      bus: components['schemas']['TerminalBus'];
    };
    /** Opening hours in Bogotá. A closing time not after the opening one is on the next day; 00:00–24:00 is the whole day. */
    WeekSchedule: {
      mon: {
        opens: string;
        closes: string;
      }[];
      tue: {
        opens: string;
        closes: string;
      }[];
      wed: {
        opens: string;
        closes: string;
      }[];
      thu: {
        opens: string;
        closes: string;
      }[];
      fri: {
        opens: string;
        closes: string;
      }[];
      sat: {
        opens: string;
        closes: string;
      }[];
      sun: {
        opens: string;
        closes: string;
      }[];
    };
    /** GeoJSON (RFC 7946) of one floor. */
    MapFloor: {
      type: 'FeatureCollection';
      version: string;
      terminal: 'T1' | 'T2';
      floor: number;
      /** West, south, east, north. */
      bbox: number[];
      features: {
        type: 'Feature';
        id: string;
        geometry: {
          type: string;
          coordinates: unknown[];
        };
        properties: {
          layer: 'ground' | 'floor' | 'area' | 'walkway' | 'room' | 'fixture' | 'opening';
          /** The IMDF category, such as restroom or walkway. */
          category: string;
          zone: 'publica' | 'privada' | null;
          place: string | null;
          type:
            | 'restaurantes'
            | 'establecimientos'
            | 'aerolineas'
            | 'servicios'
            | 'entidades'
            | 'otros'
            | 'general'
            | 'banos'
            | null;
        };
      }[];
    };
    MapIndex: {
      /** Changes with all that floors show; part of every floor’s address. */
      version: string;
      name: components['schemas']['LocalizedText'];
      terminals: {
        id: 'T1' | 'T2';
        name: components['schemas']['LocalizedText'];
        /** Radians clockwise that lay the terminal level on a screen. */
        rotation: number;
        floors: {
          floor: number;
          name: components['schemas']['LocalizedText'];
          /** West, south, east, north. */
          bounds: number[];
          places: number;
        }[];
      }[];
      /** Whether the archive came with a walking graph. */
      routes: boolean;
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
    };
    MapPlace: {
      /** UUID of the IMDF feature. */
      id: string;
      /** An establishment’s own, or one such as sala-a02, banos-t1-2-3, seguridad-nacional. */
      slug: string;
      name: components['schemas']['LocalizedText'];
      type:
        | 'restaurantes'
        | 'establecimientos'
        | 'aerolineas'
        | 'servicios'
        | 'entidades'
        | 'otros'
        | 'general'
        | 'banos';
      /** A key: an establishment’s category or the IMDF one. */
      category: string;
      /** Key of its pictogram. */
      pictogram: string;
      terminal: 'T1' | 'T2';
      floor: number;
      zone: 'publica' | 'privada';
      /** Longitude and latitude, WGS 84. */
      point: number[];
      location: components['schemas']['LocalizedText'] | null;
      /** Whether a way without steps leads there. */
      stepFree: boolean;
      establishment: {
        kind:
          | 'aerolineas'
          | 'tiendas'
          | 'restaurantes'
          | 'salas-vip'
          | 'cajeros-electronicos'
          | 'renta-de-vehiculos'
          | 'entidades-aeroportuarias';
        colour: string;
        initials: string;
        hours: components['schemas']['OpeningHours'];
      } | null;
    };
    MapPlaceList: {
      version: string;
      /** Colombian holidays around today, YYYY-MM-DD, for holiday hours. */
      holidays: string[];
      places: components['schemas']['MapPlace'][];
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
    };
    MapPlaceRef: {
      slug: string;
      name: components['schemas']['LocalizedText'];
      terminal: 'T1' | 'T2';
      floor: number;
      zone: 'publica' | 'privada';
      /** Longitude and latitude, WGS 84. */
      point: number[];
    };
    MapRoute: {
      from: components['schemas']['MapPlaceRef'];
      to: components['schemas']['MapPlaceRef'];
      /** Whether this way has no steps, asked for or not. */
      stepFree: boolean;
      /** All of it, waiting included, rounded up. */
      minutes: number;
      walkMinutes: number;
      waitMinutes: number;
      metres: number;
      legs: components['schemas']['RouteLeg'][];
      notes: (
        | 'security-again'
        | 'needs-boarding-pass'
        | 'needs-passport'
        | 'bus-between-terminals'
        | 'leaves-passenger-area'
      )[];
      queuesAt: string | null;
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
    };
    /** Walking times to one place, without queues. */
    PlaceWalks: {
      place: components['schemas']['MapPlaceRef'];
      /** From the security, checkpoints and gates near it; the nearest first. */
      walks: {
        from: components['schemas']['MapPlaceRef'];
        role: 'security' | 'gate' | 'checkpoint' | 'door' | 'checkin';
        minutes: number;
        stepFreeMinutes: number | null;
        metres: number;
      }[];
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
    };
    RouteLeg: {
      kind:
        | 'walk'
        | 'lift'
        | 'escalator'
        | 'stairs'
        | 'ramp'
        | 'travelator'
        | 'security'
        | 'immigration'
        | 'customs'
        | 'bus';
      terminal: 'T1' | 'T2';
      floor: number;
      toTerminal: 'T1' | 'T2';
      /** Another than `floor` for lifts, stairs and escalators. */
      toFloor: number;
      metres: number;
      /** Moving, without waiting. */
      seconds: number;
      /** Today’s queue or the bus’s interval; 0 when none. */
      waitSeconds: number;
      waitOf: 'security' | 'immigration' | 'bus' | null;
      line: number[][];
      /** Written directions of a walk; empty for other kinds. */
      steps: {
        turn: 'start' | 'straight' | 'left' | 'right' | 'back' | 'arrive';
        metres: number;
        landmark: components['schemas']['LocalizedText'] | null;
      }[];
    };
    AirportState: {
      open: boolean;
      message: components['schemas']['LocalizedText'];
      since: string;
      weather: components['schemas']['Weather'];
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      taxes: components['schemas']['AirportTax'][];
    };
    AirportTax: {
      code: string;
      name: components['schemas']['LocalizedText'];
      amount: number | null;
      currency: string;
      origin: components['schemas']['SourceNote'];
    };
    Banner: {
      id: string;
      placement: 'home' | 'internal';
      title: components['schemas']['LocalizedText'];
      text: components['schemas']['LocalizedText'];
      action: components['schemas']['LocalizedText'];
      /** Path of the site without its locale prefix. */
      href: string;
      illustration: 'runway' | 'shops' | 'food' | 'taxi' | 'family' | 'sustainability';
      colour: string;
      position: number;
    };
    BannerList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      banners: components['schemas']['Banner'][];
    };
    ExchangeRate: {
      /** ISO 4217 */
      currency: string;
      copPerUnit: number;
      updatedAt: string;
    };
    ExchangeRateList: {
      base: 'COP';
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      origin: components['schemas']['SourceNote'];
      rates: components['schemas']['ExchangeRate'][];
    };
    Offer: {
      id: string;
      audience: 'passenger' | 'employee';
      category: 'duty_free' | 'food_beverages' | 'shopping';
      featured: boolean;
      title: components['schemas']['LocalizedText'];
      text: components['schemas']['LocalizedText'];
      conditions: components['schemas']['LocalizedText'];
      establishment: {
        slug: string;
        name: string;
        kind:
          | 'aerolineas'
          | 'tiendas'
          | 'restaurantes'
          | 'salas-vip'
          | 'cajeros-electronicos'
          | 'renta-de-vehiculos'
          | 'entidades-aeroportuarias';
        terminal: 'T1' | 'T2';
      };
      discountPercent: number | null;
      priceCop: number | null;
      /** First day, in Bogotá. */
      validFrom: string;
      /** Last day, in Bogotá, included. */
      validTo: string;
      colour: string;
      origin: components['schemas']['SourceNote'];
    };
    /** The offers in force, featured ones first; facets count without the category asked for. */
    OfferList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      facets: {
        category: components['schemas']['FacetCount'][];
      };
      offers: components['schemas']['Offer'][];
    };
    Parking: {
      id: string;
      terminal: 'T1' | 'T2';
      name: components['schemas']['LocalizedText'];
      vehicle: 'car' | 'motorcycle' | 'bicycle';
      capacity: number;
      capacityOrigin: components['schemas']['SourceNote'];
      available: number;
      tariff: components['schemas']['Tariff'];
      contact: string | null;
      updatedAt: string;
    };
    ParkingList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      parkings: components['schemas']['Parking'][];
    };
    Popup: {
      id: string;
      title: components['schemas']['LocalizedText'];
      text: components['schemas']['LocalizedText'];
      action: components['schemas']['LocalizedText'] | null;
      href: string | null;
      paths: string[];
      /** How often one visitor sees it at most: once ever, once in 24 hours, once a visit. */
      frequency: 'once' | 'daily' | 'session';
      startsAt: string;
      endsAt: string;
    };
    PopupList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      popups: components['schemas']['Popup'][];
    };
    QueueList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      queues: components['schemas']['QueueTime'][];
    };
    QueueTime: {
      terminal: 1 | 2;
      kind: 'international' | 'national';
      minutesMin: number;
      minutesMax: number;
      level: 'low' | 'medium' | 'high';
      updatedAt: string;
    };
    /** The city's cap per minute; the airport's own tariff is not published. */
    Tariff: {
      copPerMinute: number;
      source: string;
      sourceUrl: string | null;
      readOn: string;
    };
    /** The shortest way on the map’s walking graph, without queues. */
    WalkingTime: {
      /** Key of the place, such as t1-security-international. */
      from: string;
      fromName: components['schemas']['LocalizedText'];
      /** Slug of the place on the map. */
      fromPlace: string;
      to: string;
      toName: components['schemas']['LocalizedText'];
      /** Slug of the place on the map. */
      toPlace: string;
      terminal: 'T1' | 'T2';
      minutes: number;
      stepFreeMinutes: number | null;
      metres: number;
    };
    WalkingTimeList: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      origin: components['schemas']['SourceNote'];
      walkingTimes: components['schemas']['WalkingTime'][];
    };
    Weather: {
      temperatureC: number;
      sky: 'clear' | 'partly-cloudy' | 'cloudy' | 'rain' | 'storm' | 'fog';
    };
    TaxiFare: {
      lines: components['schemas']['TaxiFareLine'][];
      /** Without waiting, unless the waiting was given. */
      totalCop: number;
      /** With the most waiting that is usual; equal to totalCop when it was given. */
      totalMaxCop: number;
      /** Pesos the totals are rounded to: 50, the smallest coin. */
      roundedTo: number;
      waiting: {
        minutesMin: number;
        /** Minutes standing in traffic, an estimate. */
        minutesMax: number;
      };
      surcharges: {
        airport: boolean;
        night: boolean;
        sunday: boolean;
        holiday: boolean;
      };
      limits: {
        persons: number;
        bags: number;
        /** What does not fit into one vehicle of this class. */
        exceeded: ('persons' | 'bags')[];
      };
      km: number;
      vehicle: 'standard' | 'quality';
      at: string;
      origin: components['schemas']['TaxiPlace'] | null;
      destination: components['schemas']['TaxiPlace'] | null;
      decree: string;
      validFrom: string;
      source: string;
      sourceUrl: string | null;
      readOn: string;
    };
    TaxiFareLine: {
      code:
        'start' | 'units' | 'waiting' | 'minimum' | 'airport' | 'night-holiday' | 'door-to-door';
      quantity: number;
      unitCop: number;
      cop: number;
    };
    /** The official fares; night, Sunday and holiday are one surcharge. */
    TaxiFareTable: {
      decree: string;
      validFrom: string;
      currency: 'COP';
      nightFrom: string;
      nightTo: string;
      tariffs: components['schemas']['TaxiTariff'][];
      origin: components['schemas']['SourceNote'];
      limits: components['schemas']['TaxiVehicleLimits'][];
      limitsOrigin: components['schemas']['SourceNote'];
    };
    TaxiPlace: {
      /** terminal-1 and terminal-2 are the airport. */
      slug: string;
      name: string;
      kind:
        | 'terminal'
        | 'neighbourhood'
        | 'hotel-zone'
        | 'hotel'
        | 'transport'
        | 'shopping'
        | 'health'
        | 'education'
        | 'culture'
        | 'town';
      /** Road distance from Terminal 1, an estimate. */
      km: number;
      latitude: number;
      longitude: number;
    };
    TaxiPlaceList: {
      origin: components['schemas']['SourceNote'];
      places: components['schemas']['TaxiPlace'][];
    };
    TaxiPlate: {
      /** As it is written: ABC123. */
      plate: string;
      /** valid: an authorised vehicle of the airport’s taxis */
      status: 'valid' | 'not-found';
    };
    TaxiTariff: {
      vehicle: 'standard' | 'quality';
      unitCop: number;
      unitMetres: number;
      unitSeconds: number;
      startCop: number;
      minimumCop: number;
      airportCop: number;
      nightHolidayCop: number;
      doorToDoorCop: number;
    };
    /** What taxis cost between the airport and the places where most go, either way. */
    TaxiUsualRides: {
      at: string;
      /** Whether the night, Sunday or holiday surcharge is in them. */
      night: boolean;
      fares: {
        place: string;
        km: number;
        totalCop: number;
        /** With the waiting of heavy traffic. */
        totalMaxCop: number;
      }[];
      origin: components['schemas']['SourceNote'];
    };
    /** The most people and large bags of a vehicle. */
    TaxiVehicleLimits: {
      vehicle: 'standard' | 'quality';
      persons: number;
      bags: number;
    };
    TaxiBooking: {
      number: string;
      status: 'nueva' | 'confirmada' | 'cumplida';
      /** Name of the place. */
      origin: string;
      destination: string;
      originSlug: string | null;
      destinationSlug: string | null;
      /** The pickup: what the flight makes of it, or the time asked for, also when the flight has landed already. */
      at: string;
      flight: string | null;
      name: string;
      mobile: string;
      email: string | null;
      paymentMethod: 'cash' | 'card-terminal';
      priceCop: number | null;
      priceMaxCop: number | null;
      vehicleClass: 'standard' | 'quality';
      vehicle: string | null;
      driverName: string | null;
      plate: string | null;
      persons: number;
      bags: number;
      doorToDoor: boolean;
      createdAt: string;
      cancelUntil: string | null;
      cancelledAt: string | null;
      /** Vehicle and driver are of the demonstration. */
      demo: boolean;
    };
    TaxiBookingInput: {
      /** Slug of a place; one end is a terminal. */
      origin: string;
      destination: string;
      /** ISO instant with its offset: when to be picked up. */
      at: string;
      vehicle: 'standard' | 'quality';
      persons: number;
      bags: number;
      doorToDoor: boolean;
      name: string;
      /** +57 300 123 4567, or a Colombian number. */
      mobile: string;
      email: string | null;
      paymentMethod: 'cash' | 'card-terminal';
      flight: string | null;
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
    TaxiBookings: {
      nueva: components['schemas']['TaxiBooking'][];
      confirmada: components['schemas']['TaxiBooking'][];
      /** What is over: completed rides, and cancelled ones with cancelledAt. */
      cumplida: components['schemas']['TaxiBooking'][];
    };
    TaxiCodeInput: {
      /** +57 */
      phone_country_code: string;
      /** The national number. */
      phone: string;
      locale: 'es' | 'en' | 'fr' | 'pt';
      consent: boolean;
      /** Version of the consent text that was shown. */
      consentVersion: string;
    };
    /** The same for known and unknown phones. */
    TaxiCodeRequest: {
      /** Goes with the code when signing in. */
      request: string;
      expiresAt: string;
      /** When another may be asked for. */
      resendAt: string;
    };
    /** Everything that is kept of a passenger. */
    TaxiExport: {
      exportedAt: string;
      user: components['schemas']['TaxiUser'];
      createdAt: string | null;
      consents: {
        version: string;
        purpose: string;
        at: string;
      }[];
      sessions: {
        createdAt: string;
        expiresAt: string;
      }[];
      bookings: components['schemas']['TaxiBooking'][];
    };
    TaxiMe: {
      user: components['schemas']['TaxiUser'];
    };
    TaxiMeChange: {
      name: string | null;
    };
    TaxiSession: {
      /** For the Authorization header: Bearer … */
      token: string;
      expiresAt: string;
      user: components['schemas']['TaxiUser'];
    };
    TaxiSessionInput: {
      request: string;
      /** Six digits; spaces are ignored. */
      code: string;
    };
    TaxiUser: {
      name: string | null;
      phone: string;
      phone_country_code: string;
    };
    ContactMessageInput: {
      fullName: string;
      email: string;
      mobile: string;
      subject: string;
      comment: string;
      consent: boolean;
      /** Version of the consent text that was shown. */
      consentVersion: string;
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
    ContactReceipt: {
      reference: string;
    };
    NewsletterForm: {
      fullName: string;
      email: string;
      /** Sent when the box is ticked. */
      consent?: string;
      consentVersion: string;
      locale: 'es' | 'en' | 'fr' | 'pt';
      /** Path of the page that tells the outcome; it is answered with `?newsletter=subscribed`, or with the code of the problem. */
      returnTo: string;
    };
    NewsletterInput: {
      fullName: string;
      email: string;
      consent: boolean;
      /** Version of the consent text that was shown. */
      consentVersion: string;
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
    NewsletterReceipt: {
      status: 'subscribed';
    };
    FollowInput: {
      /** The flight's id. */
      flight: string;
      locale: 'es' | 'en' | 'fr' | 'pt';
      events: ('gate' | 'delay' | 'boarding' | 'cancellation' | 'departure' | 'landing' | 'bags')[];
      /** The browser's PushSubscription, as its toJSON gives it. */
      subscription: {
        endpoint: string;
        keys: {
          p256dh: string;
          auth: string;
        };
      };
    };
    FollowReceipt: {
      /** Stops the subscription; known to this browser alone. */
      token: string;
      flight: string;
      events: ('gate' | 'delay' | 'boarding' | 'cancellation' | 'departure' | 'landing' | 'bags')[];
      expiresAt: string;
    };
    FollowStopped: {
      /** Also for one that had ended before. */
      status: 'stopped';
    };
    PushKey: {
      /** The applicationServerKey, base64url. */
      publicKey: string;
    };
    AidxReceipt: {
      transaction: string | null;
      timeStamp: string;
      /** Legs that the boards show now. */
      applied: number;
      /** Legs of a message that was taken before. */
      unchanged: number;
      /** Legs of which a later message is known: ignored. */
      older: number;
      rejected: number;
      /** The legs that were rejected or flagged. */
      legs: {
        /** Airline, number, from, to, origin date. */
        leg: string;
        /** Why it was rejected. */
        reason?: string;
        /** What it names and this airport does not know; it is shown all the same. */
        flags?: string[];
      }[];
    };
    FlightPage: {
      updatedAt: string;
      /** demo: generated demonstration data. import: rows loaded with `npm run feed`. */
      source: 'demo' | 'import';
      date: string;
      direction: 'arrivals' | 'departures';
      page: number;
      pages: number;
      size: number;
      /** Flights that pass the filter, on all pages. */
      total: number;
      flights: components['schemas']['Flight'][];
    };
  };
}
