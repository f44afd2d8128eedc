import { HttpError } from '../http-error.ts'
import type { Handler } from '../lake-request.ts'

/** Refuses a service of Sanity that the lake leaves out. Sanity's command prints the message. */
export function notHere(what: string): Handler {
  return () => {
    throw new HttpError(404, `Not on the local lake: ${what}`)
  }
}
