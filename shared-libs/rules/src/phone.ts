/** Whether a text has the shape of a phone number: 7 to 15 digits (ITU-T E.164), with the signs people write between them. */
export const isPhone = (text: string): boolean => /^\+?([\s().-]*\d){7,15}[\s().-]*$/.test(text);
