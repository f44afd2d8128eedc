/** KB that a first load of any route may have, compressed with Brotli at its highest level (decisions/007). */
export const MOST = { scripts: 126.5, styles: 14, fonts: 35 }

/** KB of HTML that a route may have: half a kilobyte to one more than it had. */
const HTML: [kilobytes: number, routes: string[]][] = [
  [25, ['/products/reactor', '/']],
  [24, ['/solutions/compliance']],
  [23, ['/products/market-intelligence']],
  [22.5, ['/products/kyt', '/resources/geography-report', '/resources/crypto-crime-report']],
  [
    21.5,
    [
      '/products/chainlantern-screening',
      '/resources/nft-market-report',
      '/products/storyline',
      '/products/chainlantern-oracle',
      '/resources/defi-adoption-report',
      '/resources/api-reference',
    ],
  ],
  [21, ['/solutions/executives']],
  [20.5, ['/solutions/crypto-businesses', '/resources/research']],
  [19.5, ['/resources/product-demos', '/solutions/investigators', '/company/press']],
  [19, ['/products/data']],
  [18.5, ['/legal/privacy-policy', '/resources/for-police']],
  [
    17.5,
    ['/resources/support-center', '/resources/blog', '/resources/coverage', '/legal/compliance'],
  ],
  [17, ['/legal/cookie-policy', '/resources/academy', '/company/partners']],
  [
    16.5,
    [
      '/legal/terms-of-service',
      '/resources/webinars-events',
      '/resources/for-victims',
      '/company/leadership',
      '/company/careers',
      '/company/contact',
      '/company/trust',
      '/company/news',
      '/resources/blog/three-bridges-in-nine-minutes',
    ],
  ],
  [
    15.5,
    [
      '/resources/documentation',
      '/company/about',
      '/company/news/bridge-tracing-for-every-customer',
    ],
  ],
  [14.5, ['/company/careers/senior-frontend-engineer']],
  [
    14,
    [
      '/resources/webinars-events/tracing-through-bridges-live',
      '/resources/documentation/your-first-investigation',
    ],
  ],
  [12.5, ['/resources/support-center/invite-a-team-and-set-roles']],
  [10, ['/search']],
  [6, ['/dashboard']],
  [4.5, ['/signup']],
  [4, ['/login']],
  [3.5, ['/forgot-password']],
]

/** The most KB of HTML of a route; throws for one that has no budget yet. */
export function mostHtml(path: string): number {
  const [most] = HTML.find(([, routes]) => routes.includes(path)) ?? []
  if (most === undefined) throw new Error(`Add ${path} to the budgets of every-route/budgets.ts.`)
  return most
}
