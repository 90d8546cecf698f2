/** The address of a note's page, without language prefix. */
export const notePath = (slug: string): string => `/el-dorado-informa/${slug}`;
