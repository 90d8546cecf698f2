/** How the names of the form's pages begin, under which this tab keeps what is typed into them. */
export const pqrsForms = 'pqrs ';
