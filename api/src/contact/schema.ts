import Type, { type Static } from 'typebox';
import { contactSchema } from '@eldorado/rules/contact-schema';
import { formSchema } from '../http/input/formSchema.ts';

export const ContactMessageInput = formSchema(contactSchema, 'ContactMessageInput');
/** The same as a page's form sends it by itself, without JavaScript. */
export const ContactMessageForm = formSchema(contactSchema, 'ContactMessageForm', 'urlencoded');

export const ContactReceipt = Type.Object({ reference: Type.String() }, { $id: 'ContactReceipt' });

export type ContactReceipt = Static<typeof ContactReceipt>;
