/** A form with files, as browsers write it: what `inject` takes. */
export function multipart(
  fields: Readonly<Record<string, string>>,
  files: readonly (readonly [string, Buffer])[],
) {
  const border = 'border-of-the-test';
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${border}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${border}` },
    payload: Buffer.concat([
      ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
      ...files.map(([name, content]) =>
        part(`name="files"; filename="${name}"\r\nContent-Type: application/octet-stream`, content),
      ),
      Buffer.from(`--${border}--\r\n`),
    ]),
  };
}
