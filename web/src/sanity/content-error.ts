import { UNAVAILABLE_DIGEST } from '../lib/unavailable.ts'

/** Content could not be read. The message names what was read and says why. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly digest = UNAVAILABLE_DIGEST

  constructor(what: string, why: unknown) {
    super(`Cannot read ${what} from the content lake: ${reason(why)}`)
    // A build prints the stack, and the one line that matters would drown in it.
    this.stack = `${this.name}: ${this.message}`
  }
}

/** The innermost message: fetch says only "fetch failed" and hides why in its cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reason(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.map(reason).join(', ')
  }
  return error.message
}

/** For what the site cannot be built without, such as the navigation: never an empty page. */
export function requireContent<Result>(query: string, result: Result): NonNullable<Result> {
  if (result) return result
  throw new ContentError(query, 'it found nothing; is the dataset seeded? (npm run seed)')
}
