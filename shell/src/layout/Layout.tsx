export const Layout = (p: any) => (<><header><nav>{p.site.pages.map((x: any) => <a key={x.id} href={x.path}>{x.title}</a>)}</nav></header><main id="content" tabIndex={-1}>{p.children}</main></>);
