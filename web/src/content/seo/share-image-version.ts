import { createHash } from 'node:crypto'

/** Eight characters that change with what a picture says. */
export function shareImageVersion(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}
