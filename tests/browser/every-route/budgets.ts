/** KB that a first load of any route may have, compressed with Brotli at its highest level. */
export const MOST = { scripts: 127, styles: 14, fonts: 33.5 }

/** KB of HTML that a route may have: half a kilobyte to one more than it had. */
const HTML: [kilobytes: number, routes: string[]][] = [
  [24, ['/', '/products/reactor']],
  [22.5, ['/solutions/compliance']],
  [22, ['/products/market-intelligence', '/resources/geography-report']],
  [21.5, ['/products/kyt', '/resources/crypto-crime-report']],
  [21, ['/products/storyline', '/products/chainlantern-screening', '/resources/nft-market-report']],
  [
    20.5,
    [
      '/products/chainlantern-oracle',
      '/resources/api-reference',
      '/resources/defi-adoption-report',
      '/solutions/executives',
    ],
  ],
  [20, ['/resources/research']],
  [19.5, ['/solutions/crypto-businesses']],
  [19, ['/resources/product-demos', '/company/press', '/solutions/investigators']],
  [18.5, ['/products/data', '/legal/privacy-policy']],
  [18, ['/resources/for-police']],
  [
    17,
    ['/legal/cookie-policy', '/resources/support-center', '/legal/compliance', '/resources/blog'],
  ],
  [16.5, ['/resources/coverage', '/legal/terms-of-service', '/resources/academy']],
  [
    16,
    [
      '/company/partners',
      '/resources/webinars-events',
      '/company/news',
      '/company/leadership',
      '/resources/blog/three-bridges-in-nine-minutes',
      '/resources/for-victims',
      '/company/contact',
      '/company/careers',
    ],
  ],
  [
    15.5,
    [
      '/company/trust',
      '/company/news/bridge-tracing-for-every-customer',
      '/resources/documentation',
    ],
  ],
  [15, ['/company/about']],
  [14.5, ['/company/careers/senior-frontend-engineer']],
  [
    14,
    [
      '/resources/webinars-events/tracing-through-bridges-live',
      '/resources/documentation/your-first-investigation',
    ],
  ],
  [12.5, ['/resources/support-center/invite-a-team-and-set-roles']],
  [9.5, ['/search']],
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
