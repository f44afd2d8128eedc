// Has no imports: a module would only augment types that do not exist.

/** `@types/compression` is typed for Express and rejects Node's own requests and responses. */
declare module 'compression' {
  type Request = import('node:http').IncomingMessage
  type Response = import('node:http').ServerResponse
  type Options = { brotli?: import('node:zlib').BrotliOptions }

  function compression(
    options?: Options,
  ): (request: Request, response: Response, next: () => void) => void
  export = compression
}
