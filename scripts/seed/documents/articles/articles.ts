import { threeBridges } from './blog/three-bridges-in-nine-minutes.ts'
import { bridgeTracing } from './news/bridge-tracing-for-every-customer.ts'

/** Everything that blog and news start with. */
export const articles = [threeBridges, bridgeTracing]
