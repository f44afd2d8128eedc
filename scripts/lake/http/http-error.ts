import { STATUS_CODES } from 'node:http'

/** An error response: an HTTP status and a JSON body that tells the caller what to do. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly body: object

  constructor(status: number, message: string) {
    super(message)
    this.status = status
    this.body = { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message }
  }
}
