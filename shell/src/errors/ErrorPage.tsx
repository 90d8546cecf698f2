export const ErrorPage = (p: any) => <h1>{p.status} {p.message}</h1>;
