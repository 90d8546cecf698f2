/** Of what the API answers, as its document and `/api/health` say it. */
export const apiVersion = '1.0.0';
