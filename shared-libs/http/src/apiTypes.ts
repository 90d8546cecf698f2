// Of the document 414254dc48f6bf7d: generated from the API's route schemas with `npm run types -w api`. Do not edit.
export interface paths {
  '/api/v2/terminals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Terminals, piers and the free bus between them */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TerminalList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/airport-state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Open or closed, weather and taxes */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AirportState'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/case-files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Announce a photo or document of a draft
     * @description By tus 1.0 (tus.io), with the draft’s token in the header `Case-Draft`, or the link of a case in `Case-Link`: then the files go with the next message to it. At most 5 files of 5242880 bytes: jpg, png, webp, pdf, docx.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Of the tus protocol: 1.0.0. */
          'tus-resumable': string;
          /** @description Token of the draft, or the link below. */
          'case-draft'?: string;
          /** @description Link of the case that a message is for. */
          'case-link'?: string;
          /** @description Bytes. */
          'upload-length': string;
          /** @description `filename` in base64. */
          'upload-metadata': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Its address is in Location. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        412: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    /** What of the tus protocol is known here, and how large a file may be */
    options: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description In its headers. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/case-files/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take a file away
     * @description By tus 1.0 (tus.io), with the draft’s token in the header `Case-Draft`, or the link of a case in `Case-Link`: then the files go with the next message to it.
     */
    delete: {
      parameters: {
        query?: never;
        header: {
          /** @description Of the tus protocol: 1.0.0. */
          'tus-resumable': string;
          /** @description Token of the draft, or the link below. */
          'case-draft'?: string;
          /** @description Link of the case that a message is for. */
          'case-link'?: string;
        };
        path: {
          file: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description It is gone. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        412: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    /**
     * Send the next piece of a file
     * @description By tus 1.0 (tus.io), with the draft’s token in the header `Case-Draft`, or the link of a case in `Case-Link`: then the files go with the next message to it. With the last one the file is examined: a refusal names its reason as its code.
     */
    patch: {
      parameters: {
        query?: never;
        header: {
          /** @description Of the tus protocol: 1.0.0. */
          'tus-resumable': string;
          /** @description Token of the draft, or the link below. */
          'case-draft'?: string;
          /** @description Link of the case that a message is for. */
          'case-link'?: string;
          /** @description Bytes that were sent before. */
          'upload-offset': string;
        };
        path: {
          file: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/offset+octet-stream': string;
        };
      };
      responses: {
        /** @description Upload-Offset says how much has arrived. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        412: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    trace?: never;
  };
  '/api/v2/case-files/{file}/thumbnail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A small picture of a photo that is not sent yet, for its sender alone */
    get: {
      parameters: {
        query?: never;
        header?: {
          /** @description Token of the draft, or the link below. */
          'case-draft'?: string;
          /** @description Link of the case that a message is for. */
          'case-link'?: string;
        };
        path: {
          file: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description JPEG. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'image/jpeg': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/case-file-forms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The form’s page of photos and documents, as a browser posts it by itself
     * @description Answered by 303 to the page that goes on.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            draft: string;
            locale: string;
            then?: string;
            files: string[];
            /** @description Stay on the page. */
            add?: string;
            /** @description The file to take away. */
            remove?: string;
          };
        };
      };
      responses: {
        /** @description The page that goes on. */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/case-links/{link}/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * More information with photos or documents, as a browser posts it by itself
     * @description Answered by 303 to the case’s page.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          link: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            text: string;
            locale: string;
            files: string[];
          };
        };
      };
      responses: {
        /** @description The case’s page. */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/cases/{number}/attachments/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A photo or document of a case, to save. Reading it is written down */
    get: {
      parameters: {
        query: {
          /** @description Who reads it. */
          by: string;
        };
        header?: never;
        path: {
          number: string;
          file: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Its content. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/octet-stream': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/case-drafts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep the answers of one page of the form
     * @description Kept for a day, encrypted, under a token nobody guesses. What is wrong is kept too and named. A form’s own post (application/x-www-form-urlencoded, its fields beside the rest) is answered by 303 to the page that goes on.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CaseDraftInput'];
          'application/x-www-form-urlencoded': components['schemas']['CaseDraftForm'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['CaseDraftSaved'];
          };
        };
        /** @description The page that goes on; for forms. */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/case-drafts/{draft}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A draft, with what is wrong in it */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          draft: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description sent: the case that was made of it; its answers are gone then. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['CaseDraft'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/cases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every case, the first due first */
    get: {
      parameters: {
        query?: {
          state?: 'received' | 'taken' | 'waiting' | 'forwarded' | 'answered' | 'withdrawn';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['OfficeCaseList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    /**
     * Send a draft: once, however often it is posted
     * @description A form’s own post (application/x-www-form-urlencoded, its fields beside the rest) is answered by 303 to the page that goes on.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CaseInput'];
          'application/x-www-form-urlencoded': components['schemas']['CaseInput'];
        };
      };
      responses: {
        /** @description Default Response */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['CaseReceipt'];
          };
        };
        /** @description The page that goes on; for forms. */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/case-links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The link of a case, for who knows its number and address
     * @description A form’s own post (application/x-www-form-urlencoded, its fields beside the rest) is answered by 303 to the page that goes on.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CaseLinkInput'];
          'application/x-www-form-urlencoded': components['schemas']['CaseLinkInput'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['CaseLink'];
          };
        };
        /** @description The page that goes on; for forms. */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/case-links/{link}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A case with its history, by its link */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          link: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A case for who follows it. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FollowedCase'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    /**
     * More information, opening it again, or a rating
     * @description Once, however often it is posted. A form’s own post (application/x-www-form-urlencoded, its fields beside the rest) is answered by 303 to the page that goes on. What is not taken of one waits for that page.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          link: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CaseSenderInput'];
          'application/x-www-form-urlencoded': components['schemas']['CaseSenderInput'];
        };
      };
      responses: {
        /** @description A case as its sender reads it, without name and address. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['CaseView'];
          };
        };
        /** @description The page that goes on; for forms. */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/cases/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One case with everything in it */
    get: {
      parameters: {
        query: {
          /** @description Who reads it. */
          by: string;
        };
        header?: never;
        path: {
          number: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Everything of a case. Reading it is written down. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['OfficeCase'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    /** Take, ask, extend, forward or answer */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          number: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OfficeActionInput'];
        };
      };
      responses: {
        /** @description Everything of a case. Reading it is written down. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['OfficeCase'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/city-routes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** From a place in the city to a terminal, by each means; for a departure, in time for it */
    get: {
      parameters: {
        query: {
          /** @description slug of a taxi place */
          from: string;
          /** @description Where one goes without a flight; T1 unless given. */
          terminal?: 'T1' | 'T2';
          /** @description A departure by id or name, such as AV 8523: its terminal, and by when to be there. */
          flight?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['CityRoutes'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/airport-by': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** By when a passenger of a departure should be at its terminal, by the advice, the desk, the queue and the walk to the gate */
    get: {
      parameters: {
        query: {
          /** @description A departure by id or name, such as AV 8523. */
          flight: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description By when a passenger of a departure is at the terminal, and why. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['CityFlight'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/contact-messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a contact message */
    post: {
      parameters: {
        query?: never;
        header?: {
          'idempotency-key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ContactMessageInput'];
          'application/x-www-form-urlencoded': components['schemas']['ContactMessageForm'];
        };
      };
      responses: {
        /** @description Default Response */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ContactReceipt'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/establishments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Establishments by text, place, category, product and hours, with counts per choice
     * @description In one order and in pages, 500 rows each unless `size` says less: follow Link (RFC 8288) rather than counting. Open or closed at this moment. Counts are those under the other chosen filters, on all pages.
     */
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
          /** @description Open at this moment. */
          open?: '1' | 'true' | 'on' | '';
          /** @description Open at this instant, ISO 8601 with its offset, 62 days from now at most; wins over open. */
          openAt?: string;
          q?: string;
          /** @description So many at most; `page` says which, and the header Link where the next are. */
          size?: number;
          page?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page of establishments */
        200: {
          headers: {
            /** @description RFC 8288: first, prev, next and last page. */
            Link?: string;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['EstablishmentList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/establishments/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One establishment, with similar ones; an airline with its desks and next flights */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['EstablishmentAnswer'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/establishment-types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Business types by keyword with their categories, and the names of subcategories and products */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['EstablishmentTypeList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/facts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What pages say of hours, prices, terms and figures */
    get: {
      parameters: {
        query?: {
          /** @description Ids joined with commas; every fact without it. */
          ids?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FactList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/feeds/aidx': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take an IATA AIDX message: each good leg counts, each bad one is reported with its reason
     * @description A `IATA_AIDX_FlightLegNotifRQ`, or a `IATA_AIDX_FlightLegRS`, whose legs are the same, in UTF-8, at most 8 MB, without a SOAP envelope. Examples: api/feeds/aidx. Off (404) until the site has an AIDX_TOKEN.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/xml': string;
          'text/xml': string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AidxReceipt'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/page-feedback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say whether a page helped, as its form does: it leads back to the page */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': components['schemas']['PageFeedback'];
        };
      };
      responses: {
        /** @description To the page: #feedback-thanks when it is kept, #feedback-failed when it is not */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/search-misses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say that a search found nothing, for who writes the pages: nothing of who searched is kept */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SearchMiss'];
        };
      };
      responses: {
        /** @description Whether or not it is counted */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/flights/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One flight, by its id or by a name such as AV9314 (today's or the next) */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description One flight, with the source and age of the answer and what a traveller asks next. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FlightAnswer'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/flights/{id}.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description iCalendar file */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/calendar': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/flights': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The board of a day, in order of scheduled time */
    get: {
      parameters: {
        query?: {
          /** @description default departures */
          direction?: 'arrivals' | 'departures' | '';
          /** @description YYYY-MM-DD in Bogotá, today −1..+3; default today */
          date?: string;
          /** @description Number, city, airport or airline, codeshares too; accents and slips are forgiven. */
          q?: string;
          /** @description IATA or ICAO code */
          airline?: string;
          terminal?: 'T1' | 'T2' | '1' | '2' | '';
          kind?: 'international' | 'national' | 'all' | '';
          /** @description default: both */
          type?: 'cargo' | 'commercial' | '';
          status?: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN' | '';
          from?: string | '';
          to?: string | '';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FlightList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/airlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Airlines that fly to Bogotá */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AirlineList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/airlines/{iata}/flights': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Numbers of an airline’s flights of yesterday, today and tomorrow */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          iata: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description For forms that ask for one. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AirlineFlights'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/airports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Airports that flights come from or go to */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AirportList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/job-openings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Openings at the airport that are open today */
    get: {
      parameters: {
        query?: {
          area?:
            | 'operations'
            | 'security'
            | 'passengers'
            | 'commerce'
            | 'cargo'
            | 'maintenance'
            | 'technology'
            | 'administration'
            | '';
          kind?: 'permanent' | 'fixed-term' | 'by-work' | 'apprenticeship' | 'internship' | '';
          /** @description Every word begins one of title, employer or description; accents do not count. */
          q?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Openings that are open today in Bogotá, the first to close first. areas and kinds: those that have any, whatever was asked for. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['JobOpeningList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/parking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Free places per parking */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ParkingList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/parking/courses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Free places per parking today by half hours, and their forecast */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Free places through the day. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ParkingCourseList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/queues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Security queue per terminal and kind */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['QueueList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/checkpoints': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every queue of the airport: its wait now, today by half hours, and its forecast */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['CheckpointList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/feeds/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take readings of sensors: each good one counts once, each bad one is reported
     * @description JSON, or CSV with the columns subject, measured_at, value; 5,000 readings and 1 MB at most. Signed as api/feeds/live/README.md says. Off (404) until the site has a LIVE_SECRET.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['LiveReadings'];
          'text/csv': string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['LiveReceipt'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/map': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Terminals and floors of the indoor map */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['MapIndex'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/map/floors/{terminal}/{floor}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is drawn of one floor, as GeoJSON; low detail is simplified for the whole terminal at once */
    get: {
      parameters: {
        query?: {
          /** @description low: simplified for the whole terminal at once. */
          detail?: 'low' | 'high' | '';
          version?: string;
        };
        header?: never;
        path: {
          terminal: 'T1' | 'T2';
          floor: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description GeoJSON (RFC 7946) of one floor. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['MapFloor'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/map/places': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['MapPlaceList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/map/places/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One place of the map */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['MapPlace'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/map/places/{slug}/walks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Walking times to a place from security, checkpoints and gates */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Walking times to one place, without queues. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['PlaceWalks'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/map/route': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['MapRoute'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/walking-times': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Minutes on foot between places, with and without steps */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['WalkingTimeList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/news': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * News, events and notices by text, kind, topic and day
     * @description The newest first, twenty a page; of events alone, those to come first. What is to be published later is not there before.
     */
    get: {
      parameters: {
        query?: {
          locale?: 'es' | 'en' | 'fr' | 'pt';
          kind?: 'news' | 'event' | 'notice' | '';
          topic?:
            | 'airlines'
            | 'operations'
            | 'passengers'
            | 'cargo'
            | 'works'
            | 'services'
            | 'awards'
            | 'security'
            | '';
          /** @description The first day, in Bogotá. */
          from?: string | '';
          /** @description The last day, in Bogotá. */
          to?: string | '';
          /** @description Every word, blind to accents. */
          q?: string;
          page?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['NewsList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/news/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of them, with its text, sources and corrections */
    get: {
      parameters: {
        query?: {
          locale?: 'es' | 'en' | 'fr' | 'pt';
          /** @description Of the signed link to a draft. */
          draft?: string;
        };
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['NewsNote'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/news/pictures/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A picture of a note */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          name: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description WebP; what is under a name never changes */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'image/webp': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/news/{slug}/event.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An event as a calendar entry */
    get: {
      parameters: {
        query?: {
          locale?: 'es' | 'en' | 'fr' | 'pt';
        };
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description iCalendar file */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/calendar': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/newsletter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign up for the newsletter; a form that names a page in returnTo is answered with a redirect */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewsletterInput'];
          'application/x-www-form-urlencoded': components['schemas']['NewsletterForm'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['NewsletterReceipt'];
          };
        };
        /** @description To the page that shows the outcome */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/newsletter/subscription': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm a subscription, save its language and name, or end it and forget the reader */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SubscriptionChoice'];
          'application/x-www-form-urlencoded': components['schemas']['SubscriptionChoice'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['SubscriptionOutcome'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/newsletter/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where a person who opens that link can end it: opening alone ends nothing */
    get: {
      parameters: {
        query: {
          token: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description To the page of the subscription */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    /** End a subscription by one click of a mail program (RFC 8058); the body is not read */
    post: {
      parameters: {
        query: {
          token: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['SubscriptionOutcome'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/offers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The offers in force today in Bogotá */
    get: {
      parameters: {
        query?: {
          audience?: 'passenger' | 'employee' | '';
          category?: 'duty_free' | 'food_beverages' | 'shopping' | '';
          featured?: 'true' | 'false' | '';
          /** @description A slug. */
          establishment?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description The offers in force, featured ones first; facets count without the category asked for. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['OfferList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/open-data/flights': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The flights of a day in pages; Link names the first, previous, next and last one
     * @description The same filters as the board. Follow Link (RFC 8288) rather than counting pages. Guide: docs/open-data.md.
     */
    get: {
      parameters: {
        query?: {
          /** @description default departures */
          direction?: 'arrivals' | 'departures' | '';
          /** @description YYYY-MM-DD in Bogotá, today −1..+3; default today */
          date?: string;
          /** @description Number, city, airport or airline, codeshares too; accents and slips are forgiven. */
          q?: string;
          /** @description IATA or ICAO code */
          airline?: string;
          terminal?: 'T1' | 'T2' | '1' | '2' | '';
          kind?: 'international' | 'national' | 'all' | '';
          /** @description default: both */
          type?: 'cargo' | 'commercial' | '';
          status?: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN' | '';
          from?: string | '';
          to?: string | '';
          page?: number;
          size?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page of flights */
        200: {
          headers: {
            /** @description RFC 8288: first, prev, next and last page. */
            Link?: string;
            /** @description Send it back as If-None-Match: 304 when nothing has changed. */
            ETag?: string;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FlightPage'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/open-data/flights.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The flights of a day as CSV, with a header row
     * @description The same filters as the board, all rows at once. RFC 4180, UTF-8, instants UTC.
     */
    get: {
      parameters: {
        query?: {
          /** @description default departures */
          direction?: 'arrivals' | 'departures' | '';
          /** @description YYYY-MM-DD in Bogotá, today −1..+3; default today */
          date?: string;
          /** @description Number, city, airport or airline, codeshares too; accents and slips are forgiven. */
          q?: string;
          /** @description IATA or ICAO code */
          airline?: string;
          terminal?: 'T1' | 'T2' | '1' | '2' | '';
          kind?: 'international' | 'national' | 'all' | '';
          /** @description default: both */
          type?: 'cargo' | 'commercial' | '';
          status?: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN' | '';
          from?: string | '';
          to?: string | '';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description CSV with a header row */
        200: {
          headers: {
            /** @description Send it back as If-None-Match: 304 when nothing has changed. */
            ETag?: string;
            [name: string]: unknown;
          };
          content: {
            'text/csv': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/passenger-rights': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What an airline owes for a delay, a cancellation or a full flight, by RAC 3: of a flight, or of what is answered */
    get: {
      parameters: {
        query?: {
          /** @description A flight by id or name, such as AV 8523: its delay is known. The rest counts without it. */
          flight?: string;
          /** @description delay unless given */
          problem?: 'delay' | 'cancelled' | 'overbooked';
          /** @description Waited, or announced; 0 unless given. */
          hours?: number;
          /** @description unknown unless given; other is the weather and the like. */
          cause?: 'airline' | 'other' | 'unknown';
          /** @description The wait goes past the time of lodging. */
          night?: '1';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description What RAC 3 gives a passenger of a flight with a problem. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['RightsAnswer'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/push/key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The key with which browsers subscribe to news */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['PushKey'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/push/subscriptions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Follow a flight by web push, until it is over */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['FollowInput'];
        };
      };
      responses: {
        /** @description Default Response */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FollowReceipt'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/push/subscriptions/{token}/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stop following a flight */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          token: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FollowStopped'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/exchange-rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Pesos for one unit of each currency */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description updatedAt is that of the newest; source is demo when one of them is. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ExchangeRateList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/exchange-rates/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Pesos for one unit of a currency, day by day for a year */
    get: {
      parameters: {
        query: {
          /** @description ISO 4217, of those that /v2/exchange-rates has. */
          currency: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['RateHistory'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/exchange-houses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The airport’s exchange houses: their place, their hours, what they pay and ask */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ExchangeHouseList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/services/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One service: where, open or closed, price, telephone and its facts */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description What an answer card shows. What is not known, or is no longer in force, is null; hours in force are also in `facts`. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ServiceAnswer'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Services: where, when and what is known */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ServiceList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/banners': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Banners of the home and of inner pages */
    get: {
      parameters: {
        query?: {
          placement?: 'home' | 'internal' | '';
          /** @description Of a page: those that name it. */
          path?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['BannerList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/popups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Pop-up dialogs in force */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['PopupList'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/statistics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Passengers, movements and cargo by year and month, each figure with its source */
    get: {
      parameters: {
        query?: {
          indicator?:
            | 'passengers_total'
            | 'passengers_domestic'
            | 'passengers_international'
            | 'movements'
            | 'movements_domestic'
            | 'movements_international'
            | 'cargo_tonnes'
            | 'cargo_tonnes_domestic'
            | 'cargo_tonnes_international';
          granularity?: 'year' | 'month';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['StatisticList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/statistics.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same as CSV with a header row, in the columns of a feed */
    get: {
      parameters: {
        query?: {
          indicator?:
            | 'passengers_total'
            | 'passengers_domestic'
            | 'passengers_international'
            | 'movements'
            | 'movements_domestic'
            | 'movements_international'
            | 'cargo_tonnes'
            | 'cargo_tonnes_domestic'
            | 'cargo_tonnes_international';
          granularity?: 'year' | 'month';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description CSV with a header row */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/csv': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/statistics/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What imports have changed: each figure before and after */
    get: {
      parameters: {
        query?: {
          /** @description Changes after this version. */
          since?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description The newest first, 500 at most. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['StatisticChangeList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/flight-events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What changes as server-sent events: ready, changes (the flights that look different), reset (read the board again) and figures (queues, car parks and the airport as they are now: LiveFigures) */
    get: {
      parameters: {
        query?: {
          /** @description Id of the last event known, for a reader that cannot send Last-Event-ID. */
          after?: string;
        };
        header?: {
          'last-event-id'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Event stream */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/event-stream': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the API and its database work */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Health'];
          };
        };
        /** @description Default Response */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Health'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/fares': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The official fare table */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description The official fares; night, Sunday and holiday are one surcharge. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiFareTable'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/usual-rides': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What taxis cost now between the airport and the places where most go */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description What taxis cost between the airport and the places where most go, either way. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiUsualRides'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/places': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Terminals, neighbourhoods, hotels and other places of a ride */
    get: {
      parameters: {
        query?: {
          q?: string;
          kind?:
            | (
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
              )
            | '';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiPlaceList'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/fare': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a ride costs, line by line */
    get: {
      parameters: {
        query?: {
          /** @description slug of a place */
          origin?: string;
          /** @description slug of a place */
          destination?: string;
          /** @description Instead of two places: a ride from or to the airport. */
          km?: number;
          /** @description ISO instant; default now */
          at?: string;
          vehicle?: 'standard' | 'quality' | '';
          persons?: number;
          bags?: number;
          doorToDoor?: 'true' | 'false' | 'on' | '1' | '0' | '';
          /** @description Known waiting, instead of a range. */
          waitingMinutes?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiFare'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/plates/{plate}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether a plate is an authorised taxi’s */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          plate: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiPlate'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/sign-in/countries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The countries whose phones sign-in codes are sent to */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiCodeCountries'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/sign-in/codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a sign-in code to a phone */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaxiCodeInput'];
        };
      };
      responses: {
        /** @description The same for known and unknown phones. */
        202: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiCodeRequest'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/sign-in/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with the code */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaxiSessionInput'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiSession'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/sign-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End the session */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Done */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in passenger */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiMe'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    /** Delete everything kept of the passenger */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Done */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    /** Change the name */
    patch: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaxiMeChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiMe'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    trace?: never;
  };
  '/api/v2/taxi-imperial/me/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everything kept of the passenger */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Everything that is kept of a passenger. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiExport'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in passenger's bookings */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiBookings'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    /** Book a vehicle, once per idempotency key */
    post: {
      parameters: {
        query?: never;
        header?: {
          /** @description Required, 8 to 100 characters. */
          'idempotency-key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaxiBookingInput'];
        };
      };
      responses: {
        /** @description Default Response */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiBooking'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/bookings/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One booking of the passenger */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          number: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiBooking'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/bookings/{number}.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description iCalendar file */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/calendar': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/bookings/{number}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancel a booking */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          number: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiBooking'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/visits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take what a page without JavaScript sends
     * @description A form’s own post (application/x-www-form-urlencoded). Kept for a day, encrypted, under a token nobody guesses; what is wrong is kept too.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TaxiVisitInput'];
        };
      };
      responses: {
        /** @description The page that goes on, whatever happens. */
        303: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/visits/{visit}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What was typed without JavaScript */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          visit: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Who travels is told only while its session lasts, half an hour from the code. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiVisit'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/visits/{visit}/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The bookings of who signed in */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          visit: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiBookings'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/visits/{visit}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everything that is kept of who signed in */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          visit: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Everything that is kept of a passenger. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TaxiExport'];
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/taxi-imperial/visits/{visit}/bookings/{number}.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A booking of who signed in as a calendar entry (RFC 5545) */
    get: {
      parameters: {
        query?: {
          locale?: 'es' | 'en' | 'fr' | 'pt' | '';
        };
        header?: never;
        path: {
          visit: string;
          number: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description iCalendar file */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/calendar': string;
          };
        };
        /** @description Problem document */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
        /** @description Problem document */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/problem+json': components['schemas']['Problem'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description The same text in the four languages of the site. */
    LocalizedText: {
      es: string;
      en: string;
      fr: string;
      pt: string;
    };
    /** @description An RFC 9457 problem document (application/problem+json). */
    Problem: {
      type: string;
      title: string;
      status: number;
      detail: string;
      /** @description A stable kebab-case code that the site translates. */
      code: string;
      errors?: {
        path: string;
        code: string;
      }[];
    };
    /** @description The origin of a price, a rule or a figure, and when it was read. */
    SourceNote: {
      /** @description Who published it, or `demo` for an invented figure. */
      source: string;
      sourceUrl: string | null;
      /** Format: date */
      readOn: string;
    };
    AirportNow: {
      open: boolean;
      message: components['schemas']['LocalizedText'];
      /** @description Whether it is open and has nothing to say but that. */
      usual?: boolean;
      /** @description The notice of the press room that is the message, while one holds. */
      notice?: {
        slug: string;
        /** @enum {string} */
        tone: 'info' | 'warning';
      };
      /** Format: date-time */
      since: string;
      weather: components['schemas']['Weather'];
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
    };
    AirportState: {
      open: boolean;
      message: components['schemas']['LocalizedText'];
      /** @description Whether it is open and has nothing to say but that. */
      usual?: boolean;
      /** @description The notice of the press room that is the message, while one holds. */
      notice?: {
        slug: string;
        /** @enum {string} */
        tone: 'info' | 'warning';
      };
      /** Format: date-time */
      since: string;
      weather: components['schemas']['Weather'];
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
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
    Terminal: {
      /** @enum {string} */
      id: 'T1' | 'T2';
      name: components['schemas']['LocalizedText'];
      kinds: ('international' | 'national')[];
      piers: {
        id: string;
        /** @enum {string} */
        kind: 'international' | 'national';
        gates: string[];
      }[];
      airlines: string[];
      address: string;
      origin: components['schemas']['SourceNote'];
    };
    /** @description The free bus between T1 and T2; how often it runs is null when no source in force says it. */
    TerminalBus: {
      free: boolean;
      allDay: boolean;
      everyMinutesMin: number | null;
      everyMinutesMax: number | null;
      hoursOrigin: components['schemas']['SourceNote'];
      frequencyOrigin: components['schemas']['SourceNote'] | null;
    };
    TerminalList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      terminals: components['schemas']['Terminal'][];
      flightTerminals: ('T1' | 'T2')[];
      bus: components['schemas']['TerminalBus'] | null;
    };
    Weather: {
      temperatureC: number;
      /** @enum {string} */
      sky: 'clear' | 'partly-cloudy' | 'cloudy' | 'rain' | 'storm' | 'fog';
    };
    /** @description A photo or document of a case. */
    CaseFileView: {
      id: string;
      /** @description As its sender named it. */
      name: string;
      kind: ('jpg' | 'png' | 'webp' | 'pdf' | 'docx') | null;
      /** @description Bytes. */
      size: number;
      /** @enum {string} */
      source: 'sender' | 'office';
      /** Format: date-time */
      at: string;
    };
    /** @description A photo or document of a draft, or of a message to a case. */
    DraftFileView: {
      id: string;
      /** @description As its sender named it. */
      name: string;
      kind: ('jpg' | 'png' | 'webp' | 'pdf' | 'docx') | null;
      /** @description Bytes. */
      size: number;
      /**
       * @description open: it has not arrived whole.
       * @enum {string}
       */
      state: 'open' | 'kept' | 'refused';
      refusal:
        | (
            | 'file-empty'
            | 'file-too-large'
            | 'file-name'
            | 'file-type'
            | 'file-broken'
            | 'file-two-kinds'
            | 'file-bomb'
            | 'file-locked'
            | 'file-virus'
            | 'image-too-large'
            | 'pdf-active'
            | 'pdf-embedded'
            | 'docx-macro'
            | 'docx-embedded'
            | 'docx-remote'
            | 'too-many-files'
            | 'scanner-away'
            | 'upload-broken'
          )
        | null;
    };
    /** @description What the form asks for, as it was typed: a draft may have faults. An empty text is not answered. */
    CaseAnswers: {
      type: string;
      request: string;
      topic: string;
      airline: string;
      flight: string;
      establishmentType: string;
      establishment: string;
      service: string;
      item: string;
      place: string;
      comment: string;
      eventDate: string;
      eventTime: string;
      identity: string;
      name: string;
      email: string;
      phone: string;
      consent: string;
    };
    /** @description The answers of a page, as they are right; what is wrong is kept too and named. */
    CaseAnswersInput: {
      /** @enum {string} */
      type?: 'compliment' | 'petition' | 'complaint' | '';
      /** @enum {string} */
      request?: 'petition' | 'documents' | 'consultation' | '';
      /** @enum {string} */
      topic?: 'airlines' | 'establishments' | 'services' | 'infrastructure' | 'other' | '';
      airline?: string;
      flight?: string;
      establishmentType?: string;
      establishment?: string;
      /** @enum {string} */
      service?:
        | 'carros-de-equipaje'
        | 'objetos-perdidos'
        | 'guarda-equipaje'
        | 'internet-wifi'
        | 'sillas-de-ruedas'
        | 'ayuda-al-viajero'
        | 'transporte-publico'
        | 'taxis'
        | 'migracion-y-pasaportes'
        | 'aduanas'
        | 'mascotas'
        | 'servicio-medico-y-emergencias'
        | 'sanidad-y-emergencia'
        | 'punto-de-vacunacion'
        | 'habitaciones-de-descanso'
        | 'oratorio'
        | 'notaria'
        | 'servicios-tecnologicos'
        | 'otro'
        | '';
      /** @enum {string} */
      item?:
        | 'toilets'
        | 'lifts'
        | 'climate'
        | 'seats'
        | 'signs'
        | 'belts'
        | 'power'
        | 'access'
        | 'roads'
        | 'other'
        | '';
      place?: string;
      comment?: string;
      eventDate?: string | '';
      eventTime?: string;
      /** @enum {string} */
      identity?: 'named' | 'anonymous' | '';
      name?: string;
      email?: string | '';
      phone?: string;
      /** @enum {string} */
      consent?: 'yes' | '';
    };
    /** @description sent: the case that was made of it; its answers are gone then. */
    CaseDraft: {
      answers: components['schemas']['CaseAnswers'];
      errors: {
        /** @enum {string} */
        path:
          | 'type'
          | 'request'
          | 'topic'
          | 'airline'
          | 'flight'
          | 'establishmentType'
          | 'establishment'
          | 'service'
          | 'item'
          | 'place'
          | 'comment'
          | 'eventDate'
          | 'eventTime'
          | 'identity'
          | 'name'
          | 'email'
          | 'phone'
          | 'consent';
        /** @enum {string} */
        code:
          | 'required'
          | 'too-long'
          | 'text-invalid'
          | 'email-invalid'
          | 'email-unreachable'
          | 'phone-invalid'
          | 'flight-invalid'
          | 'date-invalid'
          | 'date-future'
          | 'time-invalid'
          | 'time-future'
          | 'consent-required';
      }[];
      files: components['schemas']['DraftFileView'][];
      sent: components['schemas']['CaseReceipt'] | null;
    };
    CaseDraftForm: {
      /**
       * @description The page of the form that is sent.
       * @enum {string}
       */
      step:
        | 'type'
        | 'request'
        | 'topic'
        | 'subject'
        | 'event'
        | 'files'
        | 'identity'
        | 'person'
        | 'review'
        | 'sent';
      /** @description Token of the draft. */
      draft?: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
      /**
       * @description review: goes back to the answers when it is right. map: chooses the place on the map.
       * @enum {string}
       */
      then?: 'review' | 'map' | '';
      /** @enum {string} */
      type?: 'compliment' | 'petition' | 'complaint' | '';
      /** @enum {string} */
      request?: 'petition' | 'documents' | 'consultation' | '';
      /** @enum {string} */
      topic?: 'airlines' | 'establishments' | 'services' | 'infrastructure' | 'other' | '';
      airline?: string;
      flight?: string;
      establishmentType?: string;
      establishment?: string;
      /** @enum {string} */
      service?:
        | 'carros-de-equipaje'
        | 'objetos-perdidos'
        | 'guarda-equipaje'
        | 'internet-wifi'
        | 'sillas-de-ruedas'
        | 'ayuda-al-viajero'
        | 'transporte-publico'
        | 'taxis'
        | 'migracion-y-pasaportes'
        | 'aduanas'
        | 'mascotas'
        | 'servicio-medico-y-emergencias'
        | 'sanidad-y-emergencia'
        | 'punto-de-vacunacion'
        | 'habitaciones-de-descanso'
        | 'oratorio'
        | 'notaria'
        | 'servicios-tecnologicos'
        | 'otro'
        | '';
      /** @enum {string} */
      item?:
        | 'toilets'
        | 'lifts'
        | 'climate'
        | 'seats'
        | 'signs'
        | 'belts'
        | 'power'
        | 'access'
        | 'roads'
        | 'other'
        | '';
      place?: string;
      comment?: string;
      eventDate?: string | '';
      eventTime?: string;
      /** @enum {string} */
      identity?: 'named' | 'anonymous' | '';
      name?: string;
      email?: string | '';
      phone?: string;
      /** @enum {string} */
      consent?: 'yes' | '';
    };
    CaseDraftInput: {
      /**
       * @description The page of the form that is sent.
       * @enum {string}
       */
      step:
        | 'type'
        | 'request'
        | 'topic'
        | 'subject'
        | 'event'
        | 'files'
        | 'identity'
        | 'person'
        | 'review'
        | 'sent';
      /** @description Token of the draft. */
      draft?: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
      /**
       * @description review: goes back to the answers when it is right.
       * @enum {string}
       */
      then?: 'review' | '';
      answers?: components['schemas']['CaseAnswersInput'];
    };
    CaseDraftSaved: {
      draft: string;
      /**
       * @description The page to show next.
       * @enum {string}
       */
      step:
        | 'type'
        | 'request'
        | 'topic'
        | 'subject'
        | 'event'
        | 'files'
        | 'identity'
        | 'person'
        | 'review'
        | 'sent';
      errors: {
        /** @enum {string} */
        path:
          | 'type'
          | 'request'
          | 'topic'
          | 'airline'
          | 'flight'
          | 'establishmentType'
          | 'establishment'
          | 'service'
          | 'item'
          | 'place'
          | 'comment'
          | 'eventDate'
          | 'eventTime'
          | 'identity'
          | 'name'
          | 'email'
          | 'phone'
          | 'consent';
        /** @enum {string} */
        code:
          | 'required'
          | 'too-long'
          | 'text-invalid'
          | 'email-invalid'
          | 'email-unreachable'
          | 'phone-invalid'
          | 'flight-invalid'
          | 'date-invalid'
          | 'date-future'
          | 'time-invalid'
          | 'time-future'
          | 'consent-required';
      }[];
    };
    CaseEventView: {
      /** @enum {string} */
      kind:
        | 'received'
        | 'taken'
        | 'asked'
        | 'informed'
        | 'extended'
        | 'forwarded'
        | 'answered'
        | 'reopened'
        | 'rated'
        | 'granted'
        | 'withdrawn';
      /** Format: date-time */
      at: string;
      text: string | null;
      day: string | null;
      to: string | null;
      rating: number | null;
    };
    CaseInput: {
      draft: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
      /** @description Version of the words agreed to. */
      consentVersion: string;
      /** @description A solved challenge of `proof-required`. */
      proof?: string;
    };
    CaseLink: {
      link: string;
    };
    CaseLinkInput: {
      number: string;
      /** @description Empty for an anonymous case. */
      email: string;
      /** @enum {string} */
      locale?: 'es' | 'en' | 'fr' | 'pt';
    };
    CaseReceipt: {
      number: string;
      /** Format: date */
      dueDay: string;
      /** @description Opens the case, in its page’s `case`. */
      link: string;
      /** @description Whether a confirmation was sent by e-mail. */
      mailed: boolean;
      files: components['schemas']['CaseFileView'][];
    };
    CaseSenderInput: {
      /** @enum {string} */
      action: 'inform' | 'reopen' | 'rate' | 'more-time';
      text?: string;
      rating?: string;
      /** @enum {string} */
      locale?: 'es' | 'en' | 'fr' | 'pt';
    };
    /** @description A case as its sender reads it, without name and address. */
    CaseView: {
      number: string;
      /** @enum {string} */
      state: 'received' | 'taken' | 'waiting' | 'forwarded' | 'answered' | 'withdrawn';
      /** @enum {string} */
      type: 'compliment' | 'petition' | 'complaint';
      /** @enum {string} */
      term: 'petition' | 'documents' | 'consultation';
      /** @enum {string} */
      topic: 'airlines' | 'establishments' | 'services' | 'infrastructure' | 'other';
      /** Format: date-time */
      receivedAt: string;
      /** Format: date */
      dueDay: string;
      extended: boolean;
      replyBy: string | null;
      forwardedTo: string | null;
      rating: number | null;
      comment: string;
      events: components['schemas']['CaseEventView'][];
      files: components['schemas']['CaseFileView'][];
    };
    /** @description A case for who follows it. */
    FollowedCase: {
      number: string;
      /** @enum {string} */
      state: 'received' | 'taken' | 'waiting' | 'forwarded' | 'answered' | 'withdrawn';
      /** @enum {string} */
      type: 'compliment' | 'petition' | 'complaint';
      /** @enum {string} */
      term: 'petition' | 'documents' | 'consultation';
      /** @enum {string} */
      topic: 'airlines' | 'establishments' | 'services' | 'infrastructure' | 'other';
      /** Format: date-time */
      receivedAt: string;
      /** Format: date */
      dueDay: string;
      extended: boolean;
      replyBy: string | null;
      forwardedTo: string | null;
      rating: number | null;
      comment: string;
      events: components['schemas']['CaseEventView'][];
      files: components['schemas']['CaseFileView'][];
      /** @description What was sent for a message that is not sent itself. */
      attached: components['schemas']['DraftFileView'][];
      typed: {
        /** @enum {string} */
        action: 'inform' | 'reopen' | 'rate';
        text: string;
        rating: string;
      } | null;
      /** @description Whether an e-mail to its sender reached nobody. */
      unreached: boolean;
      /** @description Whether its sender may ask for a second month to complete it. */
      mayHaveMoreTime: boolean;
    };
    OfficeActionInput: {
      /** @enum {string} */
      action: 'take' | 'ask' | 'extend' | 'forward' | 'answer';
      /** @description Who does it. */
      by: string;
      text?: string;
      /** Format: date */
      day?: string;
      /** @description Who is competent, to forward. */
      to?: string;
      /** @description Their address, to which the case is sent; without one its sender is told that the office passed it on itself. */
      mail?: string;
      /** @description With an answer: jpg, png, webp, pdf or docx, 10 MB together. */
      files?: components['schemas']['OfficeFileInput'][];
    };
    /** @description Everything of a case. Reading it is written down. */
    OfficeCase: {
      case: components['schemas']['CaseView'];
      answers: components['schemas']['CaseAnswers'];
      takenBy: string | null;
      /** @description Which e-mails reached nobody, and why. */
      unreached: string[];
    };
    OfficeCaseList: {
      cases: components['schemas']['OfficeCaseRow'][];
      warning: string | null;
    };
    OfficeCaseRow: {
      number: string;
      /** @enum {string} */
      state: 'received' | 'taken' | 'waiting' | 'forwarded' | 'answered' | 'withdrawn';
      /** @enum {string} */
      type: 'compliment' | 'petition' | 'complaint';
      /** @enum {string} */
      term: 'petition' | 'documents' | 'consultation';
      /** @enum {string} */
      topic: 'airlines' | 'establishments' | 'services' | 'infrastructure' | 'other';
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
      /** Format: date-time */
      receivedAt: string;
      /** Format: date */
      dueDay: string;
      extended: boolean;
      replyBy: string | null;
      forwardedTo: string | null;
      answeredAt: string | null;
      takenBy: string | null;
      rating: number | null;
    };
    OfficeFileInput: {
      name: string;
      /** Format: byte */
      content: string;
    };
    /** @description By when a passenger of a departure is at the terminal, and why. */
    CityFlight: {
      id: string;
      name: string;
      city: components['schemas']['LocalizedText'];
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      /** Format: date-time */
      scheduledAt: string;
      /** Format: date-time */
      expectedAt: string;
      /** Format: date-time */
      airportBy: string;
      hoursBefore: number | null;
      adviceOrigin: components['schemas']['SourceNote'] | null;
      deskClosesAt: string | null;
      gate: string | null;
      gatePlace: string | null;
      /** Format: date-time */
      gateClosesAt: string;
      securityMinutes: number | null;
      securitySource: ('demo' | 'import') | null;
      walkMinutes: number | null;
    };
    CityRoute: {
      /** @enum {string} */
      means: 'bus' | 'taxi' | 'car' | 'terminal-bus' | 'walk';
      /** Format: date-time */
      leavesAt: string;
      /** Format: date-time */
      arrivesAt: string;
      minutesMin: number;
      /** @description More than the least where traffic decides. */
      minutesMax: number;
      costCopMin: number | null;
      costCopMax: number | null;
      costOrigin: components['schemas']['SourceNote'] | null;
      parkingCopPerMinute: number | null;
      steps: components['schemas']['CityStep'][];
      timesOrigin: components['schemas']['SourceNote'];
    };
    CityRoutes: {
      from: components['schemas']['TaxiPlace'];
      to: components['schemas']['TaxiPlace'];
      flight: components['schemas']['CityFlight'] | null;
      routes: components['schemas']['CityRoute'][];
      /** @description Means that have no route. */
      without: ('bus' | 'taxi' | 'car' | 'terminal-bus' | 'walk')[];
      timetable: {
        /**
         * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
         * @enum {string}
         */
        source: 'demo' | 'import';
        publisher: string;
        version: string;
        validTo: string;
      };
      /** Format: date-time */
      updatedAt: string;
    };
    CityStep: {
      /** @enum {string} */
      kind: 'walk' | 'bus' | 'drive' | 'terminal-bus';
      from: string;
      to: string;
      /** @description For a drive, in heavy traffic. */
      minutes: number;
      metres: number | null;
      bus: {
        name: string;
        headsign: string;
        /** Format: date-time */
        departsAt: string;
        /** Format: date-time */
        arrivesAt: string;
        /** @description Stops until one gets off, that one included. */
        stops: number;
      } | null;
      /** @description From stop to stop; a drive has its two ends. */
      path: {
        latitude: number;
        longitude: number;
      }[];
    };
    ContactMessageForm: {
      fullName: string;
      /** Format: email */
      email: string;
      mobile: string;
      subject: string;
      comment: string;
      /** @description Sent when the box is ticked. */
      consent: string;
      /** @description Version of the consent text that was shown. */
      consentVersion: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
    ContactMessageInput: {
      fullName: string;
      /** Format: email */
      email: string;
      mobile: string;
      subject: string;
      comment: string;
      /** @enum {boolean} */
      consent: true;
      /** @description Version of the consent text that was shown. */
      consentVersion: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
    ContactReceipt: {
      reference: string;
    };
    /** @description What an airline has beyond other establishments. */
    AirlineDesk: {
      iata: string;
      desks: string | null;
      webCheckIn: string | null;
      departuresToday: number;
      arrivalsToday: number;
      /** @description Those of today in Bogotá that are still to come, the first eight. */
      nextFlights: components['schemas']['Flight'][];
    };
    /** @description In lists, hours hold the exceptions of the next two months only. Names are there where the name is a description, such as a cash machine’s: what it says in each language. A brand has one name. */
    Establishment: {
      slug: string;
      name: string;
      names: components['schemas']['LocalizedText'] | null;
      /** @enum {string} */
      kind:
        | 'aerolineas'
        | 'tiendas'
        | 'restaurantes'
        | 'salas-vip'
        | 'cajeros-electronicos'
        | 'renta-de-vehiculos'
        | 'entidades-aeroportuarias';
      /** @description A key: for restaurants one of the eleven of the site. */
      category: string;
      subcategory: string | null;
      product: string | null;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      floor: number;
      /** @enum {string} */
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
      names: components['schemas']['LocalizedText'] | null;
      /** @enum {string} */
      kind:
        | 'aerolineas'
        | 'tiendas'
        | 'restaurantes'
        | 'salas-vip'
        | 'cajeros-electronicos'
        | 'renta-de-vehiculos'
        | 'entidades-aeroportuarias';
      /** @description A key: for restaurants one of the eleven of the site. */
      category: string;
      subcategory: string | null;
      product: string | null;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      floor: number;
      /** @enum {string} */
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
      /** @description Of the same kind and terminal, the likest first, four at most. */
      similar: components['schemas']['Establishment'][];
      /** @description Colombian holidays from two days ago to two months on, for holiday hours. */
      holidays: string[];
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** Format: date-time */
      updatedAt: string;
    };
    /** @description Counts per choice, each under the other chosen filters. */
    EstablishmentFacets: {
      kind: components['schemas']['FacetCount'][];
      terminal: components['schemas']['FacetCount'][];
      floor: components['schemas']['FacetCount'][];
      area: components['schemas']['FacetCount'][];
      category: components['schemas']['FacetCount'][];
      subcategory: components['schemas']['FacetCount'][];
      product: components['schemas']['FacetCount'][];
      /** @description Of the rows that pass the rest, those open now. */
      open: number;
    };
    EstablishmentList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** @description Colombian holidays from two days ago to two months on, for holiday hours. */
      holidays: string[];
      /** @description Those that pass the filter, on all pages. */
      total: number;
      facets: components['schemas']['EstablishmentFacets'];
      establishments: components['schemas']['Establishment'][];
    };
    EstablishmentType: {
      /** @description 1 is fixed: 'establishment type not applicable'. */
      id: number;
      /** @enum {string} */
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
        | (
            | 'aerolineas'
            | 'tiendas'
            | 'restaurantes'
            | 'salas-vip'
            | 'cajeros-electronicos'
            | 'renta-de-vehiculos'
            | 'entidades-aeroportuarias'
          )
        | null;
      name: components['schemas']['LocalizedText'];
      subcategories: {
        id: number;
        key: string;
        name: components['schemas']['LocalizedText'];
      }[];
    };
    EstablishmentTypeList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      types: components['schemas']['EstablishmentType'][];
      /** @description What the keys of subcategory and product are called. */
      names: {
        key: string;
        name: components['schemas']['LocalizedText'];
      }[];
    };
    /** @description How many rows a choice would leave. */
    FacetCount: {
      value: string;
      count: number;
    };
    /** @description until: when it closes (null when closed or always open). opensAt: next opening, when closed. */
    OpenStatus: {
      /**
       * @description closing: open, for 30 minutes more at most
       * @enum {string}
       */
      state: 'open' | 'closing' | 'closed';
      until: string | null;
      opensAt: string | null;
    };
    /** @description A week, what replaces it on Colombian holidays (null: nothing does), and on days of exception, which win over both. Empty hours: closed. */
    OpeningHours: {
      week: components['schemas']['WeekSchedule'];
      holiday:
        | {
            opens: string;
            closes: string;
          }[]
        | null;
      exceptions: {
        /** Format: date */
        from: string;
        /** Format: date */
        to: string;
        hours: {
          opens: string;
          closes: string;
        }[];
        reason: components['schemas']['LocalizedText'] | null;
      }[];
    };
    /** @description Opening hours in Bogotá. A closing time not after the opening one is on the next day; 00:00–24:00 is the whole day. */
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
    /** @description One thing that pages say, with its source and the days on which it is in force. */
    Fact:
      | {
          /** @description kebab-case, topic first: taxi-minimum-fare */
          id: string;
          /** @enum {string} */
          kind: 'hours';
          label: components['schemas']['LocalizedText'];
          value: components['schemas']['WeekSchedule'];
          unit: (components['schemas']['FactUnit'] | components['schemas']['LocalizedText']) | null;
          validFrom: string | null;
          validTo: string | null;
          /** @description Whether it is in force today in Bogotá. */
          current: boolean;
          source: components['schemas']['FactSource'];
          /**
           * Format: date
           * @description When the source was last read.
           */
          readOn: string;
          /**
           * Format: date
           * @description When it should be read again.
           */
          reviewBy: string;
        }
      | {
          /** @description kebab-case, topic first: taxi-minimum-fare */
          id: string;
          /** @enum {string} */
          kind: 'money';
          label: components['schemas']['LocalizedText'];
          value: {
            amount: number | number[];
            /** @description ISO 4217 */
            currency: string;
          };
          unit: (components['schemas']['FactUnit'] | components['schemas']['LocalizedText']) | null;
          validFrom: string | null;
          validTo: string | null;
          /** @description Whether it is in force today in Bogotá. */
          current: boolean;
          source: components['schemas']['FactSource'];
          /**
           * Format: date
           * @description When the source was last read.
           */
          readOn: string;
          /**
           * Format: date
           * @description When it should be read again.
           */
          reviewBy: string;
        }
      | {
          /** @description kebab-case, topic first: taxi-minimum-fare */
          id: string;
          /** @enum {string} */
          kind: 'duration';
          label: components['schemas']['LocalizedText'];
          value: number | number[];
          unit: (components['schemas']['FactUnit'] | components['schemas']['LocalizedText']) | null;
          validFrom: string | null;
          validTo: string | null;
          /** @description Whether it is in force today in Bogotá. */
          current: boolean;
          source: components['schemas']['FactSource'];
          /**
           * Format: date
           * @description When the source was last read.
           */
          readOn: string;
          /**
           * Format: date
           * @description When it should be read again.
           */
          reviewBy: string;
        }
      | {
          /** @description kebab-case, topic first: taxi-minimum-fare */
          id: string;
          /** @enum {string} */
          kind: 'phone';
          label: components['schemas']['LocalizedText'];
          /** @description E.164, with an extension as in RFC 3966: +576014397070;ext=5112 */
          value: string;
          unit: (components['schemas']['FactUnit'] | components['schemas']['LocalizedText']) | null;
          validFrom: string | null;
          validTo: string | null;
          /** @description Whether it is in force today in Bogotá. */
          current: boolean;
          source: components['schemas']['FactSource'];
          /**
           * Format: date
           * @description When the source was last read.
           */
          readOn: string;
          /**
           * Format: date
           * @description When it should be read again.
           */
          reviewBy: string;
        }
      | {
          /** @description kebab-case, topic first: taxi-minimum-fare */
          id: string;
          /** @enum {string} */
          kind: 'count';
          label: components['schemas']['LocalizedText'];
          value: number | number[];
          unit: (components['schemas']['FactUnit'] | components['schemas']['LocalizedText']) | null;
          validFrom: string | null;
          validTo: string | null;
          /** @description Whether it is in force today in Bogotá. */
          current: boolean;
          source: components['schemas']['FactSource'];
          /**
           * Format: date
           * @description When the source was last read.
           */
          readOn: string;
          /**
           * Format: date
           * @description When it should be read again.
           */
          reviewBy: string;
        }
      | {
          /** @description kebab-case, topic first: taxi-minimum-fare */
          id: string;
          /** @enum {string} */
          kind: 'text';
          label: components['schemas']['LocalizedText'];
          value: components['schemas']['LocalizedText'];
          unit: (components['schemas']['FactUnit'] | components['schemas']['LocalizedText']) | null;
          validFrom: string | null;
          validTo: string | null;
          /** @description Whether it is in force today in Bogotá. */
          current: boolean;
          source: components['schemas']['FactSource'];
          /**
           * Format: date
           * @description When the source was last read.
           */
          readOn: string;
          /**
           * Format: date
           * @description When it should be read again.
           */
          reviewBy: string;
        };
    FactList: {
      /** @description In order of their ids; unknown ids are absent. */
      facts: components['schemas']['Fact'][];
      /** Format: date-time */
      updatedAt: string;
    };
    FactSource: {
      /** @description Who says it. */
      name: string;
      url: string | null;
      date: string | null;
    };
    /**
     * @description working-days: days that are no weekend and no holiday
     * @enum {string}
     */
    FactUnit:
      | 's'
      | 'min'
      | 'h'
      | 'days'
      | 'working-days'
      | 'months'
      | 'years'
      | 'm'
      | 'km'
      | 'm2'
      | 'ml'
      | 'l'
      | 'l/s'
      | 'kg'
      | 't'
      | 'Wh'
      | 'percent';
    /**
     * @example {
     *       "transaction": "EX-0003",
     *       "timeStamp": "2026-11-20T17:00:00.000Z",
     *       "applied": 1,
     *       "unchanged": 0,
     *       "older": 0,
     *       "rejected": 1,
     *       "legs": [
     *         {
     *           "line": 12,
     *           "leg": "AV 9314 MIA MAD 2026-11-20",
     *           "reason": "neither end is BOG"
     *         },
     *         {
     *           "line": 40,
     *           "leg": "ZZ 12 BOG MDE 2026-11-20",
     *           "flags": [
     *             "airline ZZ is unknown"
     *           ]
     *         }
     *       ]
     *     }
     */
    AidxReceipt: {
      transaction: string | null;
      /** Format: date-time */
      timeStamp: string;
      /** @description Legs that the boards show now. */
      applied: number;
      /** @description Legs of a message that was taken before. */
      unchanged: number;
      /** @description Legs of which a later message is known: ignored. */
      older: number;
      rejected: number;
      /** @description The legs that were rejected or flagged. */
      legs: {
        /** @description Line of the message on which the leg begins. */
        line: number;
        /** @description Airline, number, from, to, origin date. */
        leg: string;
        /** @description Why it was rejected. */
        reason?: string;
        /** @description What it names and this airport does not know; it is shown all the same. */
        flags?: string[];
      }[];
    };
    PageFeedback: {
      /** @description The page with its language, as its address has it: /en/servicios/notaria. */
      page: string;
      /** @description What it was rendered by: mf-services@1.2.0. */
      release: string;
      /** @enum {string} */
      helpful: 'yes' | 'no';
      /** @description What was missing. E-mail addresses and numbers of seven digits or more are struck out before it is kept. */
      why?: string;
      /** @description Empty: people do not see it, programs fill it in. */
      website?: string;
    };
    SearchMiss: {
      /** @description As it was typed. Its words are written down once several networks have asked them on a day; what has a digit, an e-mail address or many words never is. */
      query: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
    /** @description One flight, with the source and age of the answer and what a traveller asks next. */
    FlightAnswer: {
      /** @description Date in Bogotá, direction and name: 2026-11-21-D-AV9314. */
      id: string;
      /** @enum {string} */
      flightDirection: 'A' | 'D';
      /** @description AV 9314 */
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
      /** @enum {string} */
      kind: 'international' | 'national';
      /**
       * @description 1 cargo, 2 commercial
       * @enum {integer}
       */
      airlineType: 1 | 2;
      /**
       * @description J scheduled passenger, C charter, F scheduled cargo, H charter cargo
       * @enum {string}
       */
      serviceType: 'J' | 'C' | 'F' | 'H';
      /** Format: date-time */
      scheduledAt: string;
      estimatedAt: string | null;
      actualAt: string | null;
      /** @description The other end: the origin of an arrival, the destination of a departure. */
      other: {
        iata: string;
        /** @description The airport's own name. */
        name: string;
        city: components['schemas']['LocalizedText'];
        country: string;
        timeZone: string;
      };
      /** Format: date-time */
      otherScheduledAt: string;
      otherEstimatedAt: string | null;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      pier: string | null;
      gate: string | null;
      belts: string[];
      checkIn: {
        desks: string;
        /** Format: date-time */
        opensAt: string;
        /** Format: date-time */
        closesAt: string;
      } | null;
      expectedTimeGateOpen: string | null;
      expectedTimeBoarding: string | null;
      expectedTimeGateClosing: string | null;
      expectedTimeOnBelt: string | null;
      /**
       * @description The operational state; departures and arrivals have their own sets.
       * @enum {string}
       */
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
      /**
       * @description The site's five statuses.
       * @enum {string}
       */
      status: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN';
      aircraft: {
        iata: string;
        name: string;
        registration: string | null;
      } | null;
      durationMinutes: number;
      /** @description 0 when only a feed knows the other airport. */
      distanceKm: number;
      /** @description Announced delay; 0 when none, negative when early. */
      delayMinutes: number;
      delayReason:
        | (
            | 'late-arrival'
            | 'weather'
            | 'fog'
            | 'air-traffic'
            | 'airline'
            | 'technical'
            | 'ground-handling'
          )
        | null;
      /** Format: date-time */
      lastUpdatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** Format: date-time */
      updatedAt: string;
      history: components['schemas']['FlightChange'][];
      previousLeg: components['schemas']['PreviousLeg'] | null;
      rights: components['schemas']['PassengerRights'] | null;
      journey: components['schemas']['FlightJourney'];
    };
    /** @description What a passenger needs at the airport around the flight. */
    FlightJourney: {
      floor: number | null;
      walk: components['schemas']['FlightWalk'] | null;
      security: {
        /** Format: date-time */
        at: string;
        minutesMin: number;
        minutesMax: number;
        /** @enum {string} */
        level: 'low' | 'medium' | 'high';
        /**
         * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
         * @enum {string}
         */
        source: 'demo' | 'import';
      } | null;
      leave: {
        /** Format: date-time */
        airportBy: string;
        hoursBefore: number;
        /** Format: date-time */
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
    Airline: {
      iata: string;
      icao: string;
      name: string;
      /** @description ISO 3166-1 alpha-2 */
      country: string;
      /** @description Hex colour of the tile; contrast with white ≥ 4.5. */
      colour: string;
      /** @description 1 cargo, 2 commercial */
      type: number;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      /** @description Address of its establishment page. */
      slug: string;
    };
    /** @description For forms that ask for one. */
    AirlineFlights: {
      flights: string[];
    };
    AirlineList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      airlines: components['schemas']['Airline'][];
    };
    Airport: {
      iata: string;
      icao: string;
      name: string;
      city: components['schemas']['LocalizedText'];
      /** @description ISO 3166-1 alpha-2 */
      country: string;
      /** @description IANA zone */
      timeZone: string;
      latitude: number;
      longitude: number;
      /** @description Great circle from Bogotá. */
      distanceKm: number;
      /** @enum {string} */
      kind: 'international' | 'national';
    };
    AirportList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      attribution: string;
      airports: components['schemas']['Airport'][];
    };
    Flight: {
      /** @description Date in Bogotá, direction and name: 2026-11-21-D-AV9314. */
      id: string;
      /** @enum {string} */
      flightDirection: 'A' | 'D';
      /** @description AV 9314 */
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
      /** @enum {string} */
      kind: 'international' | 'national';
      /**
       * @description 1 cargo, 2 commercial
       * @enum {integer}
       */
      airlineType: 1 | 2;
      /**
       * @description J scheduled passenger, C charter, F scheduled cargo, H charter cargo
       * @enum {string}
       */
      serviceType: 'J' | 'C' | 'F' | 'H';
      /** Format: date-time */
      scheduledAt: string;
      estimatedAt: string | null;
      actualAt: string | null;
      /** @description The other end: the origin of an arrival, the destination of a departure. */
      other: {
        iata: string;
        /** @description The airport's own name. */
        name: string;
        city: components['schemas']['LocalizedText'];
        country: string;
        timeZone: string;
      };
      /** Format: date-time */
      otherScheduledAt: string;
      otherEstimatedAt: string | null;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      pier: string | null;
      gate: string | null;
      belts: string[];
      checkIn: {
        desks: string;
        /** Format: date-time */
        opensAt: string;
        /** Format: date-time */
        closesAt: string;
      } | null;
      expectedTimeGateOpen: string | null;
      expectedTimeBoarding: string | null;
      expectedTimeGateClosing: string | null;
      expectedTimeOnBelt: string | null;
      /**
       * @description The operational state; departures and arrivals have their own sets.
       * @enum {string}
       */
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
      /**
       * @description The site's five statuses.
       * @enum {string}
       */
      status: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN';
      aircraft: {
        iata: string;
        name: string;
        registration: string | null;
      } | null;
      durationMinutes: number;
      /** @description 0 when only a feed knows the other airport. */
      distanceKm: number;
      /** @description Announced delay; 0 when none, negative when early. */
      delayMinutes: number;
      delayReason:
        | (
            | 'late-arrival'
            | 'weather'
            | 'fog'
            | 'air-traffic'
            | 'airline'
            | 'technical'
            | 'ground-handling'
          )
        | null;
      /** Format: date-time */
      lastUpdatedAt: string;
    };
    /** @description One change of a flight, and when it was reported. */
    FlightChange: {
      /** Format: date-time */
      at: string;
      /** @enum {string} */
      kind: 'time' | 'gate' | 'terminal' | 'belt' | 'state';
      from: string | null;
      to: string | null;
    };
    FlightList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** Format: date */
      date: string;
      /** @enum {string} */
      direction: 'arrivals' | 'departures';
      flights: components['schemas']['Flight'][];
    };
    /** @description On foot from the desks to the gate, or from it to the exit, without queues. */
    FlightWalk: {
      legs: {
        from: components['schemas']['LocalizedText'];
        to: components['schemas']['LocalizedText'];
        minutes: number;
        stepFreeMinutes: number | null;
      }[];
      /** @description Slug of the place on the map where it begins. */
      fromPlace: string;
      /** @description Slug of the place on the map where it ends. */
      toPlace: string;
      minutes: number;
      stepFreeMinutes: number | null;
      origin: components['schemas']['SourceNote'];
    };
    PassengerRights: {
      /**
       * @description The steps are owed when the airline is the cause.
       * @enum {string}
       */
      cause: 'airline' | 'other' | 'unknown';
      reason:
        | (
            | 'late-arrival'
            | 'weather'
            | 'fog'
            | 'air-traffic'
            | 'airline'
            | 'technical'
            | 'ground-handling'
          )
        | null;
      waitMinutes: number;
      steps: {
        /** @enum {string} */
        code: 'refreshment' | 'meal' | 'compensation' | 'lodging';
        fromMinutes: number;
        pastTime: string | null;
        percent: number | null;
        reached: boolean;
      }[];
      origin: components['schemas']['SourceNote'];
    };
    /** @description The flight whose aircraft this one takes; its times are those at Bogotá. */
    PreviousLeg: {
      id: string;
      flightName: string;
      /** @enum {string} */
      flightDirection: 'A' | 'D';
      iata: string;
      city: components['schemas']['LocalizedText'];
      /** Format: date-time */
      scheduledAt: string;
      /** Format: date-time */
      expectedAt: string;
      delayMinutes: number;
      /** @enum {string} */
      status: 'DEP' | 'LND' | 'ONT' | 'DLY' | 'CAN';
    };
    JobOpening: {
      /** @description kebab-case */
      id: string;
      title: string;
      /** @description Who hires. */
      employer: string;
      /** @enum {string} */
      area:
        | 'operations'
        | 'security'
        | 'passengers'
        | 'commerce'
        | 'cargo'
        | 'maintenance'
        | 'technology'
        | 'administration';
      /**
       * @description The contract: permanent (término indefinido), fixed-term (término fijo), by-work (obra o labor), apprenticeship, internship.
       * @enum {string}
       */
      kind: 'permanent' | 'fixed-term' | 'by-work' | 'apprenticeship' | 'internship';
      /** @description As the employer wrote it, in Spanish. */
      description: string;
      /** @description The employer’s own page of it, where one applies. */
      url: string;
      /**
       * Format: date
       * @description First day, in Bogotá.
       */
      posted: string;
      /**
       * Format: date
       * @description Last day, in Bogotá, included.
       */
      closes: string;
    };
    /** @description Openings that are open today in Bogotá, the first to close first. areas and kinds: those that have any, whatever was asked for. */
    JobOpeningList: {
      /** Format: date-time */
      updatedAt: string;
      /** @description Openings that are open today, whatever was asked for. */
      total: number;
      areas: {
        /** @enum {string} */
        value:
          | 'operations'
          | 'security'
          | 'passengers'
          | 'commerce'
          | 'cargo'
          | 'maintenance'
          | 'technology'
          | 'administration';
        count: number;
      }[];
      kinds: {
        /** @enum {string} */
        value: 'permanent' | 'fixed-term' | 'by-work' | 'apprenticeship' | 'internship';
        count: number;
      }[];
      openings: components['schemas']['JobOpening'][];
    };
    /** @description A queue that exists: its wait now, today and later. */
    Checkpoint: {
      id: string;
      /**
       * @description emigration: passport desks before a flight. immigration: those after one.
       * @enum {string}
       */
      checkpoint: 'security' | 'emigration' | 'immigration';
      /** @enum {integer} */
      terminal: 1 | 2;
      /** @enum {string} */
      kind: 'international' | 'national';
      minutesMin: number;
      minutesMax: number;
      /** @enum {string} */
      level: 'low' | 'medium' | 'high';
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** Format: date-time */
      updatedAt: string;
      course: components['schemas']['LiveCourse'];
    };
    CheckpointList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      checkpoints: components['schemas']['Checkpoint'][];
    };
    /** @description How a figure went today and is expected to go, in the unit of the figure. */
    LiveCourse: {
      /** @description The half hours of the day, from midnight in Bogotá. */
      points: {
        /** Format: date-time */
        at: string;
        measured: number | null;
        expected: number | null;
      }[];
      /** @description Days of the past that the forecast is made from. */
      daysKnown: number;
      /** @description How far off yesterday’s forecast was on average, and a plain average of all days. */
      yesterday: {
        error: number | null;
        averageError: number | null;
      };
    };
    /** @description What the event `figures` of /v2/flight-events carries: every figure of now. */
    LiveFigures: {
      /** Format: date-time */
      at: string;
      queues: {
        /** @description Of the checkpoint. */
        id: string;
        minutesMin: number;
        minutesMax: number;
        /** @enum {string} */
        level: 'low' | 'medium' | 'high';
        /**
         * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
         * @enum {string}
         */
        source: 'demo' | 'import';
        /** Format: date-time */
        updatedAt: string;
      }[];
      parkings: {
        /** @description Of the car park. */
        id: string;
        available: number;
        /**
         * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
         * @enum {string}
         */
        source: 'demo' | 'import';
        /** Format: date-time */
        updatedAt: string;
      }[];
      airport: components['schemas']['AirportNow'];
    };
    /**
     * @example {
     *       "readings": [
     *         {
     *           "subject": "1-national",
     *           "measuredAt": "2026-11-20T12:00:00-05:00",
     *           "value": 14
     *         },
     *         {
     *           "subject": "t1-car",
     *           "measuredAt": "2026-11-20T12:00:00-05:00",
     *           "value": 312
     *         }
     *       ]
     *     }
     */
    LiveReadings: {
      readings: {
        /** @description Id of a queue (/v2/checkpoints) or of a car park (/v2/parking). */
        subject: string;
        /** @description An instant with its zone. */
        measuredAt: string;
        /** @description Minutes of waiting, or free places. */
        value: number;
      }[];
    };
    LiveReceipt: {
      /** @description Readings that are new. */
      taken: number;
      /** @description Moments that were known with another value. */
      corrected: number;
      /** @description Readings that were known. */
      unchanged: number;
      rejected: number;
      faults: {
        /** @description Its place in the message, from 1. */
        reading: number;
        subject: string;
        reason: string;
      }[];
    };
    Parking: {
      id: string;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      name: components['schemas']['LocalizedText'];
      /** @enum {string} */
      vehicle: 'car' | 'motorcycle' | 'bicycle';
      capacity: number;
      capacityOrigin: components['schemas']['SourceNote'];
      available: number;
      tariff: components['schemas']['Tariff'] | null;
      contact: string | null;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** Format: date-time */
      updatedAt: string;
    };
    /** @description Free places through the day. */
    ParkingCourseList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      courses: {
        /** @description Of the car park. */
        id: string;
        /**
         * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
         * @enum {string}
         */
        source: 'demo' | 'import';
        course: components['schemas']['LiveCourse'];
      }[];
    };
    ParkingList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      parkings: components['schemas']['Parking'][];
    };
    QueueList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      queues: components['schemas']['QueueTime'][];
    };
    QueueTime: {
      /** @description As in the feed of sensors. */
      id: string;
      /** @enum {integer} */
      terminal: 1 | 2;
      /** @enum {string} */
      kind: 'international' | 'national';
      minutesMin: number;
      minutesMax: number;
      /** @enum {string} */
      level: 'low' | 'medium' | 'high';
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** Format: date-time */
      updatedAt: string;
    };
    /** @description The city's cap per minute; the airport's own tariff is not published. */
    Tariff: {
      copPerMinute: number;
      source: string;
      sourceUrl: string | null;
      /** Format: date */
      readOn: string;
    };
    /** @description GeoJSON (RFC 7946) of one floor. */
    MapFloor: {
      /** @enum {string} */
      type: 'FeatureCollection';
      version: string;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      floor: number;
      /** @description West, south, east, north. */
      bbox: number[];
      features: {
        /** @enum {string} */
        type: 'Feature';
        id: string;
        geometry: {
          type: string;
          coordinates: unknown[];
        };
        properties: {
          /** @enum {string} */
          layer: 'ground' | 'floor' | 'area' | 'walkway' | 'room' | 'fixture' | 'opening';
          /** @description The IMDF category, such as restroom or walkway. */
          category: string;
          zone: ('publica' | 'privada') | null;
          place: string | null;
          type:
            | (
                | 'restaurantes'
                | 'establecimientos'
                | 'aerolineas'
                | 'servicios'
                | 'entidades'
                | 'otros'
                | 'general'
                | 'banos'
              )
            | null;
        };
      }[];
    };
    MapIndex: {
      /** @description Changes with all that floors show; part of every floor’s address. */
      version: string;
      name: components['schemas']['LocalizedText'];
      terminals: {
        /** @enum {string} */
        id: 'T1' | 'T2';
        name: components['schemas']['LocalizedText'];
        /** @description Radians clockwise that lay the terminal level on a screen. */
        rotation: number;
        floors: {
          floor: number;
          name: components['schemas']['LocalizedText'];
          /** @description West, south, east, north. */
          bounds: number[];
          places: number;
        }[];
      }[];
      /** @description Whether the archive came with a walking graph. */
      routes: boolean;
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
    };
    MapPlace: {
      /** @description UUID of the IMDF feature. */
      id: string;
      /** @description An establishment’s own, or one such as sala-a02, banos-t1-2-3, seguridad-nacional. */
      slug: string;
      name: components['schemas']['LocalizedText'];
      /** @enum {string} */
      type:
        | 'restaurantes'
        | 'establecimientos'
        | 'aerolineas'
        | 'servicios'
        | 'entidades'
        | 'otros'
        | 'general'
        | 'banos';
      /** @description A key: an establishment’s category or the IMDF one. */
      category: string;
      /** @description Key of its pictogram. */
      pictogram: string;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      floor: number;
      /** @enum {string} */
      zone: 'publica' | 'privada';
      /** @description Longitude and latitude, WGS 84. */
      point: number[];
      location: components['schemas']['LocalizedText'] | null;
      /** @description Whether a way without steps leads there. */
      stepFree: boolean;
      establishment: {
        /** @enum {string} */
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
      /** @description Colombian holidays around today, YYYY-MM-DD, for holiday hours. */
      holidays: string[];
      places: components['schemas']['MapPlace'][];
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
    };
    MapPlaceRef: {
      slug: string;
      name: components['schemas']['LocalizedText'];
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      floor: number;
      /** @enum {string} */
      zone: 'publica' | 'privada';
      /** @description Longitude and latitude, WGS 84. */
      point: number[];
    };
    MapRoute: {
      from: components['schemas']['MapPlaceRef'];
      to: components['schemas']['MapPlaceRef'];
      /** @description Whether this way has no steps, asked for or not. */
      stepFree: boolean;
      /** @description All of it, waiting included, rounded up. */
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
      queuesSource: ('demo' | 'import') | null;
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
    };
    /** @description The floor around a place, small enough to stand in a page. */
    MapSketch: {
      /** @description Slug of the place, which is in its middle. */
      place: string;
      name: components['schemas']['LocalizedText'];
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      floor: number;
      /** @description In half metres, as all that is drawn. */
      width: number;
      height: number;
      /** @description From the ground up, one of each look. */
      shapes: {
        /** @enum {string} */
        look: 'floor' | 'walkway' | 'room' | 'here';
        /** @description SVG path data; what lies outside is cut by the frame. */
        path: string;
      }[];
      /** @description What it lies near to and has a name that nothing else on the floor has. */
      near: {
        name: components['schemas']['LocalizedText'];
        x: number;
        y: number;
      }[];
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
    };
    /** @description Walking times to one place, without queues. */
    PlaceWalks: {
      place: components['schemas']['MapPlaceRef'];
      /** @description From the security, checkpoints and gates near it; the nearest first. */
      walks: {
        from: components['schemas']['MapPlaceRef'];
        /** @enum {string} */
        role: 'security' | 'gate' | 'checkpoint' | 'door' | 'checkin';
        minutes: number;
        stepFreeMinutes: number | null;
        metres: number;
      }[];
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
    };
    RouteLeg: {
      /** @enum {string} */
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
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      floor: number;
      /** @enum {string} */
      toTerminal: 'T1' | 'T2';
      /** @description Another than `floor` for lifts, stairs and escalators. */
      toFloor: number;
      metres: number;
      /** @description Moving, without waiting. */
      seconds: number;
      /** @description Today’s queue or the bus’s interval; 0 when none. */
      waitSeconds: number;
      waitOf: ('security' | 'immigration' | 'bus') | null;
      line: number[][];
      /** @description Written directions of a walk; empty for other kinds. */
      steps: {
        /** @enum {string} */
        turn: 'start' | 'straight' | 'left' | 'right' | 'back' | 'arrive';
        metres: number;
        landmark: components['schemas']['LocalizedText'] | null;
      }[];
    };
    /** @description The shortest way on the map’s walking graph, without queues. */
    WalkingTime: {
      /** @description Key of the place, such as t1-security-international. */
      from: string;
      fromName: components['schemas']['LocalizedText'];
      /** @description Slug of the place on the map. */
      fromPlace: string;
      to: string;
      toName: components['schemas']['LocalizedText'];
      /** @description Slug of the place on the map. */
      toPlace: string;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      minutes: number;
      stepFreeMinutes: number | null;
      metres: number;
    };
    WalkingTimeList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      origin: components['schemas']['SourceNote'];
      walkingTimes: components['schemas']['WalkingTime'][];
    };
    NewsItem: {
      slug: string;
      /** @enum {string} */
      kind: 'news' | 'event' | 'notice';
      /** @enum {string} */
      topic:
        | 'airlines'
        | 'operations'
        | 'passengers'
        | 'cargo'
        | 'works'
        | 'services'
        | 'awards'
        | 'security';
      /** @description A day in Bogotá as far as it is known: 2026-02-27, 2026-02 or 2026. */
      date: string;
      /** Format: date-time */
      publishedAt: string;
      /**
       * @description Of the texts: es where the note is not in the language asked for.
       * @enum {string}
       */
      locale: 'es' | 'en' | 'fr' | 'pt';
      title: string;
      summary: string;
      corrected: string | null;
      event: {
        /** Format: date-time */
        start: string;
        /** Format: date-time */
        end: string;
        place: string;
      } | null;
      notice: {
        /** Format: date-time */
        from: string;
        /** Format: date-time */
        to: string;
        /** @enum {string} */
        tone: 'info' | 'warning';
      } | null;
    };
    NewsList: {
      items: components['schemas']['NewsItem'][];
      /** @description On all pages. */
      total: number;
      page: number;
      pages: number;
      /** @description How many each topic would leave under the other chosen filters. */
      topics: {
        /** @enum {string} */
        topic:
          | 'airlines'
          | 'operations'
          | 'passengers'
          | 'cargo'
          | 'works'
          | 'services'
          | 'awards'
          | 'security';
        count: number;
      }[];
    };
    NewsNote: {
      slug: string;
      /** @enum {string} */
      kind: 'news' | 'event' | 'notice';
      /** @enum {string} */
      topic:
        | 'airlines'
        | 'operations'
        | 'passengers'
        | 'cargo'
        | 'works'
        | 'services'
        | 'awards'
        | 'security';
      /** @description A day in Bogotá as far as it is known: 2026-02-27, 2026-02 or 2026. */
      date: string;
      /** Format: date-time */
      publishedAt: string;
      /**
       * @description Of the texts: es where the note is not in the language asked for.
       * @enum {string}
       */
      locale: 'es' | 'en' | 'fr' | 'pt';
      title: string;
      summary: string;
      corrected: string | null;
      event: {
        /** Format: date-time */
        start: string;
        /** Format: date-time */
        end: string;
        place: string;
      } | null;
      notice: {
        /** Format: date-time */
        from: string;
        /** Format: date-time */
        to: string;
        /** @enum {string} */
        tone: 'info' | 'warning';
      } | null;
      blocks: components['schemas']['NoteBlock'][];
      sources: components['schemas']['NoteSource'][];
      pictures: components['schemas']['NotePicture'][];
      /** @description The oldest first. */
      corrections: {
        /** Format: date */
        date: string;
        text: string;
      }[];
      /** @description Of the same topic, then of others, the nearest in time first; three at most. */
      related: components['schemas']['NewsItem'][];
      /** @description Seen by who has its link alone. */
      draft: boolean;
      /** @description The languages it is written in. */
      locales: ('es' | 'en' | 'fr' | 'pt')[];
    };
    /** @description A piece of a note, in the order of reading. */
    NoteBlock:
      | {
          /** @enum {string} */
          kind: 'heading';
          text: string;
        }
      | {
          /** @enum {string} */
          kind: 'text';
          text: components['schemas']['NoteInline'][];
        }
      | {
          /** @enum {string} */
          kind: 'list';
          items: components['schemas']['NoteInline'][][];
        }
      | {
          /** @enum {string} */
          kind: 'table';
          caption: string;
          head: components['schemas']['NoteInline'][][];
          rows: components['schemas']['NoteInline'][][][];
        }
      | {
          /** @enum {string} */
          kind: 'notice';
          /** @enum {string} */
          tone: 'info' | 'warning';
          text: components['schemas']['NoteInline'][];
        };
    /** @description A run of text: plain, strong, or a link; paths carry no locale prefix. */
    NoteInline:
      | string
      | {
          strong: components['schemas']['NoteInline'][];
        }
      | {
          to: string;
          text: components['schemas']['NoteInline'][];
        };
    NotePicture: {
      /** @description In its address: /api/v2/news/pictures/{name}. */
      name: string;
      /** @description In pixels. */
      width: number;
      height: number;
      alt: string;
      /** @description Who took it. */
      credit: string;
    };
    NoteSource: {
      publisher: string;
      url: string;
      date: string | null;
    };
    NewsletterForm: {
      fullName: string;
      /** Format: email */
      email: string;
      /** @description Sent when the box is ticked. */
      consent: string;
      /** @description Version of the consent text that was shown. */
      consentVersion: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
    NewsletterInput: {
      fullName: string;
      /** Format: email */
      email: string;
      /** @enum {boolean} */
      consent: true;
      /** @description Version of the consent text that was shown. */
      consentVersion: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
    NewsletterReceipt: {
      /** @enum {string} */
      status: 'subscribed';
    };
    SubscriptionChoice: {
      /** @description Of the link. */
      token: string;
      /** @enum {string} */
      choice: 'confirm' | 'save' | 'unsubscribe';
      /**
       * @description The newsletter’s language, to save.
       * @enum {string}
       */
      locale?: 'es' | 'en' | 'fr' | 'pt';
      /** @description The reader’s name, to save; an empty one leaves it as it is. */
      fullName?: string;
    };
    SubscriptionOutcome: {
      /** @enum {string} */
      status: 'confirmed' | 'saved' | 'unsubscribed';
    };
    Offer: {
      id: string;
      /** @enum {string} */
      audience: 'passenger' | 'employee';
      /** @enum {string} */
      category: 'duty_free' | 'food_beverages' | 'shopping';
      featured: boolean;
      title: components['schemas']['LocalizedText'];
      text: components['schemas']['LocalizedText'];
      conditions: components['schemas']['LocalizedText'];
      establishment: {
        slug: string;
        name: string;
        names: components['schemas']['LocalizedText'] | null;
        /** @enum {string} */
        kind:
          | 'aerolineas'
          | 'tiendas'
          | 'restaurantes'
          | 'salas-vip'
          | 'cajeros-electronicos'
          | 'renta-de-vehiculos'
          | 'entidades-aeroportuarias';
        /** @enum {string} */
        terminal: 'T1' | 'T2';
      };
      discountPercent: number | null;
      priceCop: number | null;
      /**
       * Format: date
       * @description First day, in Bogotá.
       */
      validFrom: string;
      /**
       * Format: date
       * @description Last day, in Bogotá, included.
       */
      validTo: string;
      colour: string;
      origin: components['schemas']['SourceNote'];
    };
    /** @description The offers in force, featured ones first; facets count without the category asked for. */
    OfferList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      facets: {
        category: components['schemas']['FacetCount'][];
      };
      offers: components['schemas']['Offer'][];
    };
    /**
     * @example {
     *       "updatedAt": "2026-11-20T14:00:00.000Z",
     *       "source": "demo",
     *       "date": "2026-11-20",
     *       "direction": "departures",
     *       "page": 1,
     *       "pages": 5,
     *       "size": 100,
     *       "total": 482,
     *       "flights": [
     *         {
     *           "id": "2026-11-20-D-AV9314",
     *           "flightDirection": "D",
     *           "flightName": "AV 9314",
     *           "flightNumber": 9314,
     *           "prefixIATA": "AV",
     *           "prefixICAO": "AVA",
     *           "airline": {
     *             "iata": "AV",
     *             "icao": "AVA",
     *             "name": "Avianca",
     *             "colour": "#b3101f"
     *           },
     *           "codeshares": [
     *             "UA 6512"
     *           ],
     *           "kind": "national",
     *           "airlineType": 2,
     *           "serviceType": "J",
     *           "scheduledAt": "2026-11-20T15:00:00.000Z",
     *           "estimatedAt": "2026-11-20T15:40:00.000Z",
     *           "actualAt": null,
     *           "other": {
     *             "iata": "MDE",
     *             "name": "José María Córdova",
     *             "city": {
     *               "es": "Medellín",
     *               "en": "Medellín",
     *               "fr": "Medellín",
     *               "pt": "Medellín"
     *             },
     *             "country": "CO",
     *             "timeZone": "America/Bogota"
     *           },
     *           "otherScheduledAt": "2026-11-20T16:01:00.000Z",
     *           "otherEstimatedAt": "2026-11-20T16:41:00.000Z",
     *           "terminal": "T1",
     *           "pier": "C",
     *           "gate": "C4",
     *           "belts": [],
     *           "checkIn": {
     *             "desks": "41–60",
     *             "opensAt": "2026-11-20T13:00:00.000Z",
     *             "closesAt": "2026-11-20T14:55:00.000Z"
     *           },
     *           "expectedTimeGateOpen": "2026-11-20T14:40:00.000Z",
     *           "expectedTimeBoarding": "2026-11-20T15:00:00.000Z",
     *           "expectedTimeGateClosing": "2026-11-20T15:20:00.000Z",
     *           "expectedTimeOnBelt": null,
     *           "state": "DEL",
     *           "status": "DLY",
     *           "aircraft": {
     *             "iata": "320",
     *             "name": "Airbus A320",
     *             "registration": "HK-5001"
     *           },
     *           "durationMinutes": 61,
     *           "distanceKm": 215,
     *           "delayMinutes": 40,
     *           "delayReason": "late-arrival",
     *           "lastUpdatedAt": "2026-11-20T13:10:00.000Z"
     *         }
     *       ]
     *     }
     */
    FlightPage: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** Format: date */
      date: string;
      /** @enum {string} */
      direction: 'arrivals' | 'departures';
      page: number;
      pages: number;
      size: number;
      /** @description Flights that pass the filter, on all pages. */
      total: number;
      flights: components['schemas']['Flight'][];
    };
    /** @description What RAC 3 gives a passenger of a flight with a problem. */
    RightsAnswer: {
      problem: ('delay' | 'cancelled' | 'overbooked') | null;
      /** @description false for a flight that begins abroad, where other rules hold, and for cargo. */
      governed: boolean;
      /**
       * @description The steps are owed when the airline is the cause.
       * @enum {string}
       */
      cause: 'airline' | 'other' | 'unknown';
      reason:
        | (
            | 'late-arrival'
            | 'weather'
            | 'fog'
            | 'air-traffic'
            | 'airline'
            | 'technical'
            | 'ground-handling'
          )
        | null;
      waitMinutes: number;
      steps: {
        /** @enum {string} */
        code: 'refreshment' | 'meal' | 'compensation' | 'lodging';
        fromMinutes: number;
        pastTime: string | null;
        percent: number | null;
        reached: boolean;
      }[];
      flight: components['schemas']['RightsFlight'] | null;
      origin: components['schemas']['SourceNote'];
      /** Format: date-time */
      updatedAt: string;
    };
    RightsFlight: {
      id: string;
      name: string;
      airline: string;
      city: components['schemas']['LocalizedText'];
      /** @enum {string} */
      direction: 'D' | 'A';
      /** Format: date-time */
      scheduledAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
    };
    FollowInput: {
      /** @description The flight's id. */
      flight: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
      events: ('gate' | 'delay' | 'boarding' | 'cancellation' | 'departure' | 'landing' | 'bags')[];
      /** @description The browser's PushSubscription, as its toJSON gives it. */
      subscription: {
        endpoint: string;
        keys: {
          p256dh: string;
          auth: string;
        };
      };
    };
    FollowReceipt: {
      /** @description Stops the subscription; known to this browser alone. */
      token: string;
      flight: string;
      events: ('gate' | 'delay' | 'boarding' | 'cancellation' | 'departure' | 'landing' | 'bags')[];
      /** Format: date-time */
      expiresAt: string;
    };
    FollowStopped: {
      /**
       * @description Also for one that had ended before.
       * @enum {string}
       */
      status: 'stopped';
    };
    PushKey: {
      /** @description The applicationServerKey, base64url. */
      publicKey: string;
    };
    ExchangeHouse: {
      slug: string;
      name: string;
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      floor: number;
      /** @enum {string} */
      area: 'pasajeros' | 'publica';
      location: components['schemas']['LocalizedText'];
      hours: components['schemas']['OpeningHours'];
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** @description Empty when what it pays and asks is not known. */
      quotes: {
        /** @description ISO 4217 */
        currency: string;
        /** @description Pesos that it pays for one unit. */
        buys: number;
        /** @description Pesos that it asks for one unit. */
        sells: number;
        /** Format: date */
        date: string;
        /**
         * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
         * @enum {string}
         */
        source: 'demo' | 'import';
      }[];
    };
    ExchangeHouseList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      houses: components['schemas']['ExchangeHouse'][];
    };
    /** @description date: the day of which it is; it holds until a newer one is known. updatedAt: when that day begins in Bogotá. */
    ExchangeRate: {
      /** @description ISO 4217 */
      currency: string;
      copPerUnit: number;
      /** Format: date */
      date: string;
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      origin: components['schemas']['SourceNote'];
    };
    /** @description updatedAt is that of the newest; source is demo when one of them is. */
    ExchangeRateList: {
      /** @enum {string} */
      base: 'COP';
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      rates: components['schemas']['ExchangeRate'][];
    };
    RateHistory: {
      /** @description ISO 4217 */
      currency: string;
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      /** @description Days of the past year of which something is known, the oldest first. */
      points: {
        /** Format: date */
        date: string;
        copPerUnit: number;
      }[];
      /** @description Who says so, the newest first. */
      origins: components['schemas']['SourceNote'][];
    };
    /** @description What is known of a service; what no source gives is null or absent. */
    Service: {
      /** @enum {string} */
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
        | 'ayuda-al-viajero'
        | 'puntos-de-agua';
      /** @description Key of its pictogram, such as customs or left-luggage. */
      pictogram: string;
      terminals: ('T1' | 'T2')[];
      location: components['schemas']['LocalizedText'] | null;
      schedule: components['schemas']['WeekSchedule'] | null;
      status: components['schemas']['OpenStatus'] | null;
      facts: components['schemas']['Fact'][];
    };
    /** @description What an answer card shows. What is not known, or is no longer in force, is null; hours in force are also in `facts`. */
    ServiceAnswer: {
      /** @enum {string} */
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
        | 'ayuda-al-viajero'
        | 'puntos-de-agua';
      pictogram: string;
      terminals: ('T1' | 'T2')[];
      location: components['schemas']['LocalizedText'] | null;
      /** @description Terminal 1 first, and of each the nearest to security first. */
      places: components['schemas']['ServicePlace'][];
      sketch: components['schemas']['MapSketch'] | null;
      schedule: components['schemas']['WeekSchedule'] | null;
      status: components['schemas']['OpenStatus'] | null;
      price: components['schemas']['Fact'] | null;
      phone: string | null;
      /** @description All that it names, those of hours, price and telephone first. */
      facts: components['schemas']['Fact'][];
      readOn: string | null;
      source: components['schemas']['FactSource'] | null;
      /** Format: date-time */
      updatedAt: string;
    };
    ServiceList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      services: components['schemas']['Service'][];
    };
    ServicePlace: {
      /** @description Of the place on the map. */
      slug: string;
      name: components['schemas']['LocalizedText'];
      /** @enum {string} */
      terminal: 'T1' | 'T2';
      floor: number;
      /**
       * @description privada lies behind security
       * @enum {string}
       */
      zone: 'publica' | 'privada';
      location: components['schemas']['LocalizedText'] | null;
      /** @description Whether only who arrives comes by it. */
      arrivals: boolean;
      minutesFromSecurity: number | null;
      stepFreeMinutes: number | null;
      /** @description Whether a way without steps leads there. */
      stepFree: boolean;
    };
    Banner: {
      id: string;
      /** @enum {string} */
      placement: 'home' | 'internal';
      title: components['schemas']['LocalizedText'];
      text: components['schemas']['LocalizedText'];
      action: components['schemas']['LocalizedText'];
      /** @description Path of the site without its locale prefix. */
      href: string;
      /** @enum {string} */
      illustration: 'runway' | 'shops' | 'food' | 'taxi' | 'family' | 'sustainability';
      colour: string;
      position: number;
      paths: string[];
    };
    BannerList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      banners: components['schemas']['Banner'][];
    };
    Popup: {
      id: string;
      title: components['schemas']['LocalizedText'];
      text: components['schemas']['LocalizedText'];
      action: components['schemas']['LocalizedText'] | null;
      href: string | null;
      paths: string[];
      /**
       * @description How often one visitor sees it at most: once ever, once in 24 hours, once a visit.
       * @enum {string}
       */
      frequency: 'once' | 'daily' | 'session';
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
    };
    PopupList: {
      /** Format: date-time */
      updatedAt: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
      popups: components['schemas']['Popup'][];
    };
    StatisticChange: {
      version: number;
      /** Format: date-time */
      importedAt: string;
      /** @description A year, `2024`, or a month, `2024-01`. */
      period: string;
      /** @enum {string} */
      indicator:
        | 'passengers_total'
        | 'passengers_domestic'
        | 'passengers_international'
        | 'movements'
        | 'movements_domestic'
        | 'movements_international'
        | 'cargo_tonnes'
        | 'cargo_tonnes_domestic'
        | 'cargo_tonnes_international';
      before: number | null;
      after: number | null;
      source: string;
      sourceUrl: string | null;
    };
    /** @description The newest first, 500 at most. */
    StatisticChangeList: {
      version: number;
      changes: components['schemas']['StatisticChange'][];
    };
    StatisticFigure: {
      /** @description A year, `2024`, or a month, `2024-01`. */
      period: string;
      /** @enum {string} */
      indicator:
        | 'passengers_total'
        | 'passengers_domestic'
        | 'passengers_international'
        | 'movements'
        | 'movements_domestic'
        | 'movements_international'
        | 'cargo_tonnes'
        | 'cargo_tonnes_domestic'
        | 'cargo_tonnes_international';
      /** @description Passengers, movements of aircraft, or tonnes. */
      value: number;
      /** @description encyclopaedia: read in an encyclopaedia or a copy of one. flights: counts flights. before-year-end: published before the year was over. */
      notes: (
        | 'rounded'
        | 'about'
        | 'more-than'
        | 'almost'
        | 'provisional'
        | 'encyclopaedia'
        | 'flights'
        | 'before-year-end'
      )[];
      source: string;
      sourceUrl: string | null;
      pageDate: string | null;
      conflict: {
        value: number;
        source: string;
        sourceUrl: string | null;
      } | null;
      /** @description The import that brought it; 0: the first ones. */
      version: number;
    };
    StatisticList: {
      /** @description That of the newest import. */
      version: number;
      /** @description By indicator and period. A period of which nothing is known is not there. */
      figures: components['schemas']['StatisticFigure'][];
    };
    Health: {
      /** @enum {string} */
      status: 'ok' | 'down';
      /** @enum {string} */
      database: 'ok' | 'down';
      version: string;
      /** Format: date-time */
      now: string;
      /**
       * @description demo: generated demonstration data. import: rows loaded with `npm run feed`.
       * @enum {string}
       */
      source: 'demo' | 'import';
    };
    TaxiFare: {
      lines: components['schemas']['TaxiFareLine'][];
      /** @description Without waiting, unless the waiting was given. */
      totalCop: number;
      /** @description With the most waiting that is usual; equal to totalCop when it was given. */
      totalMaxCop: number;
      /** @description Pesos the totals are rounded to: 50, the smallest coin. */
      roundedTo: number;
      waiting: {
        minutesMin: number;
        /** @description Minutes standing in traffic, an estimate. */
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
        /** @description What does not fit into one vehicle of this class. */
        exceeded: ('persons' | 'bags')[];
      };
      km: number;
      /** @enum {string} */
      vehicle: 'standard' | 'quality';
      /** Format: date-time */
      at: string;
      origin: components['schemas']['TaxiPlace'] | null;
      destination: components['schemas']['TaxiPlace'] | null;
      decree: string;
      /** Format: date */
      validFrom: string;
      source: string;
      sourceUrl: string | null;
      /** Format: date */
      readOn: string;
    };
    TaxiFareLine: {
      /** @enum {string} */
      code:
        | 'start'
        | 'units'
        | 'waiting'
        | 'minimum'
        | 'airport'
        | 'night-holiday'
        | 'door-to-door';
      quantity: number;
      unitCop: number;
      cop: number;
    };
    /** @description The official fares; night, Sunday and holiday are one surcharge. */
    TaxiFareTable: {
      decree: string;
      /** Format: date */
      validFrom: string;
      /** @enum {string} */
      currency: 'COP';
      nightFrom: string;
      nightTo: string;
      tariffs: components['schemas']['TaxiTariff'][];
      origin: components['schemas']['SourceNote'];
      limits: components['schemas']['TaxiVehicleLimits'][];
      limitsOrigin: components['schemas']['SourceNote'];
    };
    TaxiPlace: {
      /** @description terminal-1 and terminal-2 are the airport. */
      slug: string;
      name: string;
      /** @enum {string} */
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
      /** @description Road distance from Terminal 1, an estimate. */
      km: number;
      latitude: number;
      longitude: number;
    };
    TaxiPlaceList: {
      origin: components['schemas']['SourceNote'];
      places: components['schemas']['TaxiPlace'][];
    };
    TaxiPlate: {
      /** @description As it is written: ABC123. */
      plate: string;
      /**
       * @description valid: an authorised vehicle of the airport’s taxis
       * @enum {string}
       */
      status: 'valid' | 'not-found';
    };
    TaxiTariff: {
      /** @enum {string} */
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
    /** @description What taxis cost between the airport and the places where most go, either way. */
    TaxiUsualRides: {
      /** Format: date-time */
      at: string;
      /** @description Whether the night, Sunday or holiday surcharge is in them. */
      night: boolean;
      fares: {
        place: string;
        km: number;
        totalCop: number;
        /** @description With the waiting of heavy traffic. */
        totalMaxCop: number;
      }[];
      origin: components['schemas']['SourceNote'];
    };
    /** @description The most people and large bags of a vehicle. */
    TaxiVehicleLimits: {
      /** @enum {string} */
      vehicle: 'standard' | 'quality';
      persons: number;
      bags: number;
    };
    TaxiBooking: {
      number: string;
      /** @enum {string} */
      status: 'nueva' | 'confirmada' | 'cumplida';
      /** @description Name of the place. */
      origin: string;
      destination: string;
      originSlug: string | null;
      destinationSlug: string | null;
      /**
       * Format: date-time
       * @description The pickup: what the flight makes of it, or the time asked for, also when the flight has landed already.
       */
      at: string;
      flight: string | null;
      name: string;
      mobile: string;
      email: string | null;
      /** @enum {string} */
      paymentMethod: 'cash' | 'card-terminal';
      priceCop: number | null;
      priceMaxCop: number | null;
      /** @enum {string} */
      vehicleClass: 'standard' | 'quality';
      vehicle: string | null;
      driverName: string | null;
      plate: string | null;
      persons: number;
      bags: number;
      doorToDoor: boolean;
      /** Format: date-time */
      createdAt: string;
      cancelUntil: string | null;
      cancelledAt: string | null;
      /** @description Vehicle and driver are of the demonstration. */
      demo: boolean;
    };
    TaxiBookingInput: {
      /** @description Slug of a place; one end is a terminal. */
      origin: string;
      destination: string;
      /** @description ISO instant with its offset: when to be picked up. */
      at: string;
      /** @enum {string} */
      vehicle: 'standard' | 'quality';
      persons: number;
      bags: number;
      doorToDoor: boolean;
      name: string;
      /** @description +57 300 123 4567, or a Colombian number. */
      mobile: string;
      email: string | null;
      /** @enum {string} */
      paymentMethod: 'cash' | 'card-terminal';
      flight: string | null;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
    TaxiBookings: {
      nueva: components['schemas']['TaxiBooking'][];
      confirmada: components['schemas']['TaxiBooking'][];
      /** @description What is over: completed rides, and cancelled ones with cancelledAt. */
      cumplida: components['schemas']['TaxiBooking'][];
    };
    TaxiCodeCountries: {
      countries: {
        /** @description ISO 3166 */
        country: string;
        /** @description +57 */
        code: string;
      }[];
    };
    TaxiCodeInput: {
      /** @description +57 */
      phone_country_code: string;
      /** @description The national number. */
      phone: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
      consent: boolean;
      /** @description Version of the consent text that was shown. */
      consentVersion: string;
      /** @description The solved challenge of an answer `proof-required`, whose fault of this field is the challenge; or the challenge itself, a minute later. */
      proof?: string;
    };
    /** @description The same for known and unknown phones. */
    TaxiCodeRequest: {
      /** @description Goes with the code when signing in. */
      request: string;
      /** Format: date-time */
      expiresAt: string;
      /**
       * Format: date-time
       * @description When another may be asked for.
       */
      resendAt: string;
    };
    /** @description Everything that is kept of a passenger. */
    TaxiExport: {
      /** Format: date-time */
      exportedAt: string;
      user: components['schemas']['TaxiUser'];
      createdAt: string | null;
      consents: {
        version: string;
        purpose: string;
        /** Format: date-time */
        at: string;
      }[];
      sessions: {
        /** Format: date-time */
        createdAt: string;
        /** Format: date-time */
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
      /** @description For the Authorization header: Bearer … */
      token: string;
      /** Format: date-time */
      expiresAt: string;
      user: components['schemas']['TaxiUser'];
    };
    TaxiSessionInput: {
      request: string;
      /** @description Six digits; spaces are ignored. */
      code: string;
    };
    TaxiUser: {
      name: string | null;
      phone: string;
      phone_country_code: string;
    };
    /** @description Who travels is told only while its session lasts, half an hour from the code. */
    TaxiVisit: {
      /**
       * @description What somebody signs in for.
       * @enum {string}
       */
      purpose: 'booking' | 'bookings' | 'data';
      answers: components['schemas']['TaxiVisitAnswers'];
      errors: {
        /** @enum {string} */
        path:
          | 'origin'
          | 'destination'
          | 'date'
          | 'time'
          | 'flight'
          | 'vehicle'
          | 'persons'
          | 'bags'
          | 'country'
          | 'phone'
          | 'consent'
          | 'name'
          | 'mobile'
          | 'email'
          | 'payment';
        code: string;
      }[];
      code: {
        /** @description The phone that a code was sent to. */
        sentTo: string;
        /**
         * Format: date-time
         * @description When another may be asked for.
         */
        resendAt: string;
      } | null;
      /** @description Goes with the phone and with the code, and is the visit’s token from then on. */
      successor: string;
      /** @description Goes with the order, so that it is made once. */
      attempt: string;
      user: components['schemas']['TaxiUser'] | null;
      booked: components['schemas']['TaxiBooking'] | null;
    };
    /** @description As they were typed; an empty text is not answered. */
    TaxiVisitAnswers: {
      origin: string;
      destination: string;
      date: string;
      time: string;
      flight: string;
      vehicle: string;
      persons: string;
      bags: string;
      country: string;
      phone: string;
      consent: string;
      name: string;
      mobile: string;
      email: string;
      payment: string;
    };
    /** @description Beside them the fields of the page that is sent. */
    TaxiVisitInput: {
      /** @enum {string} */
      action:
        | 'trip'
        | 'phone'
        | 'resend'
        | 'code'
        | 'details'
        | 'book'
        | 'cancel'
        | 'rename'
        | 'sign-out'
        | 'delete';
      /** @description Token of the visit; a new one without. */
      visit?: string;
      /** @enum {string} */
      locale: 'es' | 'en' | 'fr' | 'pt';
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
