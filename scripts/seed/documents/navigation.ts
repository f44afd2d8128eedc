import type { Navigation } from '../../../web/src/content/types.gen.ts'
import { link, menu, menuGroup } from '../builders/link.ts'
import { referenceTo } from '../builders/reference.ts'
import type { Seed } from '../builders/seed-document.ts'
import { to } from '../builders/target.ts'
import { brandSlug } from './brand.ts'

const at = (path: string, label: string, description?: string) =>
  link(label, to.document(path), description)

const products = menu(
  'Products',
  [
    menuGroup('Investigate', [
      at('/products/reactor', 'Reactor', 'Trace funds to a named service'),
      at('/products/storyline', 'Storyline', 'Timelines a jury can follow'),
    ]),
    menuGroup('Comply', [
      at('/products/kyt', 'KYT', 'Monitor transactions as they happen'),
      at(`/products/${brandSlug}-screening`, 'Screening', 'Check {{watchlists}} watchlists'),
    ]),
    menuGroup('Build and analyze', [
      at('/products/data', 'Data', 'Attribution and chain data by API'),
      at(`/products/${brandSlug}-oracle`, 'Oracle', 'Feeds for smart contracts'),
      at(
        '/products/market-intelligence',
        'Market Intelligence',
        'Whales, wash trades, manipulation',
      ),
    ]),
  ],
  { feature: referenceTo('/company/news/bridge-tracing-for-every-customer') },
)

const solutions = menu('Solutions', [
  menuGroup('By team', [
    at('/solutions/investigators', 'Investigators', 'Law enforcement and case teams'),
    at('/solutions/compliance', 'Compliance Teams', 'AML, KYC and sanctions'),
    at('/solutions/executives', 'Executives', 'Crypto risk reporting for the board'),
    at('/solutions/crypto-businesses', 'Crypto Businesses', 'Exchanges, wallets, DeFi, payments'),
  ]),
  menuGroup('By industry', [
    at('/solutions/investigators', 'Government', 'Police, prosecutors, courts'),
    at('/solutions/compliance', 'Financial Services', 'Banks, payments, brokers'),
    at('/solutions/crypto-businesses', 'Crypto Businesses', 'From wallet to exchange'),
  ]),
  menuGroup('By use case', [
    at('/solutions/compliance', 'Compliance', 'From alert to report'),
    at('/solutions/investigators', 'Investigations', 'From complaint to exhibit'),
    at('/solutions/executives', 'Risk Management', 'Exposure, on one page'),
  ]),
  menuGroup('Specialized', [
    at('/solutions/compliance', 'Sanctions Compliance', '{{watchlists}} watchlists'),
    at('/solutions/compliance', 'Tax Compliance', 'Where the funds came from'),
    at('/solutions/crypto-businesses', 'DeFi Monitoring', 'Pools, bridges, contracts'),
  ]),
])

const resources = menu(
  'Resources',
  [
    menuGroup('Reports', [
      at(
        '/resources/crypto-crime-report',
        'Crypto Crime Report',
        'The 2025 edition: illicit value in 2024',
      ),
      at('/resources/geography-report', 'Geography Report', 'The 2025 edition: risk by region'),
      at(
        '/resources/defi-adoption-report',
        'DeFi Adoption Report',
        'The 2025 edition: users and losses',
      ),
      at('/resources/nft-market-report', 'NFT Market Report', 'The 2025 edition: wash trading'),
      at('/resources/research', 'Research', 'What the research team is working on'),
    ]),
    menuGroup('Learn', [
      at('/resources/academy', 'Academy', 'Courses and certificates'),
      at('/resources/webinars-events', 'Webinars and Events', 'Live sessions and recordings'),
      at('/resources/product-demos', 'Product Demos', 'Interactive, recorded and live'),
      at('/resources/blog', 'Blog', 'Cases, methods, regulation'),
    ]),
    menuGroup('Build and get help', [
      at('/resources/documentation', 'Documentation', 'Guides and how-tos'),
      at('/resources/api-reference', 'API Reference', 'Endpoints, samples, SDKs'),
      at('/resources/support-center', 'Support Center', 'Channels, plans, hours'),
      at('/resources/for-police', 'For police', 'Requests, exhibits, decisions'),
    ]),
  ],
  { feature: referenceTo('/resources/blog/three-bridges-in-nine-minutes') },
)

const company = menu(
  'Company',
  [
    menuGroup('Who we are', [
      at('/company/about', 'About', 'Our story, mission and principles'),
      at('/company/leadership', 'Leadership', 'Executives and advisors'),
      at('/company/careers', 'Careers', 'Five open positions'),
    ]),
    menuGroup('Customers and news', [
      at('/company/customers', 'Customers', 'Customer stories with figures'),
      at('/company/news', 'News', 'Announcements'),
    ]),
    menuGroup('Work with us', [
      at('/company/partners', 'Partners', 'Resell, integrate, refer'),
      at('/company/contact', 'Contact', 'Sales, support, media'),
    ]),
  ],
  { feature: referenceTo('/company/news/tamarisk-systems-integration-partner') },
)

export const navigation: Seed<Navigation> = {
  _id: 'navigation',
  _type: 'navigation',
  menus: [products, solutions, resources, company],
  menuRow: [
    at('/pricing', 'Pricing'),
    at('/resources/for-victims', 'Help for victims'),
    at('/company/trust', 'Trust'),
    at('/resources/coverage', 'Coverage'),
    at('/company/press', 'Press'),
  ],
  loginLink: withoutKey(link('Login', to.route('/login'))),
  signupLink: withoutKey(link('Get Started Free', to.route('/signup'))),
  footerColumns: [
    menuGroup('Products', [
      at('/products/reactor', 'Reactor'),
      at('/products/kyt', 'KYT'),
      at('/products/storyline', 'Storyline'),
      at('/products/data', 'Data'),
      at(`/products/${brandSlug}-oracle`, 'Oracle'),
      at('/products/market-intelligence', 'Market Intelligence'),
      at(`/products/${brandSlug}-screening`, 'Screening'),
    ]),
    menuGroup('Solutions', [
      at('/solutions/investigators', 'Investigators'),
      at('/solutions/compliance', 'Compliance Teams'),
      at('/solutions/executives', 'Executives'),
      at('/solutions/crypto-businesses', 'Crypto Businesses'),
    ]),
    menuGroup('Resources', [
      at('/resources/research', 'Research'),
      at('/resources/academy', 'Academy'),
      at('/resources/blog', 'Blog'),
      at('/resources/documentation', 'Documentation'),
      at('/resources/webinars-events', 'Webinars and Events'),
      at('/resources/coverage', 'Coverage'),
      at('/resources/for-victims', 'Help for victims'),
    ]),
    menuGroup('Company', [
      at('/company/about', 'About'),
      at('/company/customers', 'Customers'),
      at('/company/careers', 'Careers'),
      at('/company/news', 'News'),
      at('/company/partners', 'Partners'),
      at('/company/contact', 'Contact'),
      at('/pricing', 'Pricing'),
      at('/company/trust', 'Trust'),
      at('/company/press', 'Press'),
    ]),
  ],
  legalLinks: [
    at('/legal/privacy-policy', 'Privacy Policy'),
    at('/legal/terms-of-service', 'Terms of Service'),
    at('/legal/cookie-policy', 'Cookie Policy'),
    at('/legal/compliance', 'Compliance Framework'),
  ],
}

/** Outside an array a link needs no `_key`. */
function withoutKey({ _key, ...rest }: ReturnType<typeof link>) {
  return rest
}
