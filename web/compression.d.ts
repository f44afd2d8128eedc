// Without imports, which would make it an addition to types that are missing.

/** The types of `@types/compression` are for Express and refuse what Node's own server has. */
declare module 'compression' {
  type Request = import('node:http').IncomingMessage
  type Response = import('node:http').ServerResponse

  function compression(): (request: Request, response: Response, next: () => void) => void
  export = compression
}
