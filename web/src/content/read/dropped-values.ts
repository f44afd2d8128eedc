import 'server-only'
import { isDevelopment } from '@/env'
import { log } from '@/lib/log'

const told = new Set<string>()

/** Says in development, once per place, which value of a query's result is not shown. */
export function tellDropped(query: string): ((place: string) => void) | undefined {
  if (!isDevelopment) return undefined
  return (place) => {
    const text = `${query} drops ${place}: query-shapes.gen.ts does not have it. Run npm run types; if it is still dropped, the stored value is of another type than in the schema.`
    if (told.has(text)) return
    told.add(text)
    log.warn(text)
  }
}
