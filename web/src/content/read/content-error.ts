import { Unavailable } from '../../http/unavailable.ts'

/** Content could not be read. The message has the query's name and the reason. */
export class ContentError extends Unavailable {
  override name = 'ContentError'

  constructor(what: string, why: unknown) {
    super(`Cannot read ${what} from the content lake: ${reason(why)}`)
    // A build prints the stack, which would hide the message.
    this.stack = `${this.name}: ${this.message}`
  }
}

/** The innermost message: fetch says only "fetch failed" and has the reason in its cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reason(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.map(reason).join(', ')
  }
  // The message of a timeout has the URL, whose query may hold a visitor's search.
  return error.message.replace(/\?\S*/g, '?…')
}

/** Throws if required content, such as the navigation, is missing, so that no empty page is built. */
export function requireContent<Result>(query: string, result: Result): NonNullable<Result> {
  if (result) return result
  throw new ContentError(query, 'it found nothing; is the dataset seeded? (npm run seed)')
}
