/** Netlify's own matcher of redirects, as its command line tool uses it; it brings no types. */
declare module 'netlify-redirector' {
  interface Request {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }

  interface Matcher {
    match(request: Request): { to: string; status: number; force: boolean } | null;
  }

  const redirector: {
    parseJSON(rules: string, options: { jwtSecret: string; jwtRolePath: string }): Promise<Matcher>;
  };
  export default redirector;
}
