/** The routes of the spec. Two of them contain the brand slug. */
export const SPEC_ROUTES = [
  '/',
  ...under('/products', [
    'reactor',
    'kyt',
    'storyline',
    'data',
    'chainlantern-oracle',
    'market-intelligence',
    'chainlantern-screening',
  ]),
  ...under('/solutions', ['investigators', 'compliance', 'executives', 'crypto-businesses']),
  ...under('/resources', [
    'crypto-crime-report',
    'academy',
    'webinars-events',
    'documentation',
    'blog',
    'product-demos',
    'api-reference',
    'support-center',
    'nft-market-report',
    'defi-adoption-report',
    'geography-report',
    'research',
  ]),
  ...under('/company', ['about', 'leadership', 'careers', 'contact', 'news', 'partners']),
  ...under('/legal', ['privacy-policy', 'terms-of-service', 'cookie-policy', 'compliance']),
  '/login',
  '/signup',
  '/forgot-password',
  '/dashboard',
]

function under(area: string, names: string[]): string[] {
  return names.map((name) => `${area}/${name}`)
}
