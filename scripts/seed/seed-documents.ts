import type {
  Article,
  ArticleCategory,
  CompanyFigure,
  Course,
  Event,
  Guide,
  Job,
  LegalPage,
  LegalVersion,
  Navigation,
  Page,
  Person,
  Product,
  Recording,
  Redirect,
  Report,
  SiteSettings,
  Testimonial,
  UpcomingReport,
} from '../../web/src/content/types.gen.ts'
import type { Seed } from './builders/seed-document.ts'
import { articles } from './documents/articles/articles.ts'
import { articleCategories } from './documents/articles/categories.ts'
import { about } from './documents/company/about.ts'
import { careers } from './documents/company/careers.ts'
import { contact } from './documents/company/contact.ts'
import { harrowgate } from './documents/company/customer-harrowgate.ts'
import { kestrelbrook } from './documents/company/customer-kestrelbrook.ts'
import { vellane } from './documents/company/customer-vellane.ts'
import { customers } from './documents/company/customers.ts'
import { leadership } from './documents/company/leadership.ts'
import { news } from './documents/company/news.ts'
import { partners } from './documents/company/partners.ts'
import { press } from './documents/company/press.ts'
import { pricing } from './documents/company/pricing.ts'
import { trust } from './documents/company/trust.ts'
import { companyFigures } from './documents/company-figures.ts'
import { micaMarketAbuse } from './documents/events/mica-market-abuse.ts'
import { tracingThroughBridges } from './documents/events/tracing-through-bridges.ts'
import { yourFirstExhibit } from './documents/events/your-first-exhibit.ts'
import { documentationGuides } from './documents/guides/documentation.ts'
import { helpArticles } from './documents/guides/support-center.ts'
import { home } from './documents/home/home.ts'
import { enterpriseSalesExecutive } from './documents/jobs/enterprise-sales-executive.ts'
import { machineLearningEngineer } from './documents/jobs/machine-learning-engineer.ts'
import { seniorBackendEngineer } from './documents/jobs/senior-backend-engineer.ts'
import { seniorFrontendEngineer } from './documents/jobs/senior-frontend-engineer.ts'
import { seniorProductManager } from './documents/jobs/senior-product-manager.ts'
import { complianceFramework } from './documents/legal/compliance.ts'
import { cookiePolicy } from './documents/legal/cookie-policy.ts'
import { cookiePolicy2024 } from './documents/legal/cookie-policy-2024.ts'
import { privacyPolicy } from './documents/legal/privacy-policy.ts'
import { termsOfService } from './documents/legal/terms-of-service.ts'
import { legalClaims } from './documents/legal-claims.ts'
import { navigation } from './documents/navigation.ts'
import { advisoryBoard } from './documents/people/advisory-board.ts'
import { authors } from './documents/people/authors.ts'
import { executives } from './documents/people/executives.ts'
import { seniorLeadership } from './documents/people/senior-leadership.ts'
import { data } from './documents/products/data.ts'
import { kyt } from './documents/products/kyt.ts'
import { marketIntelligence } from './documents/products/market-intelligence.ts'
import { oracle } from './documents/products/oracle.ts'
import { reactor } from './documents/products/reactor.ts'
import { screening } from './documents/products/screening.ts'
import { storyline } from './documents/products/storyline.ts'
import { redirects } from './documents/redirects.ts'
import { publishedReports, upcomingReports } from './documents/reports.ts'
import { academy } from './documents/resources/academy.ts'
import { apiReference } from './documents/resources/api-reference.ts'
import { blog } from './documents/resources/blog.ts'
import { courses } from './documents/resources/courses.ts'
import { coverage } from './documents/resources/coverage.ts'
import { cryptoCrimeReport } from './documents/resources/crypto-crime-report.ts'
import { defiAdoptionReport } from './documents/resources/defi-adoption-report.ts'
import { documentation } from './documents/resources/documentation.ts'
import { forPolice } from './documents/resources/for-police.ts'
import { forVictims } from './documents/resources/for-victims.ts'
import { geographyReport } from './documents/resources/geography-report.ts'
import { nftMarketReport } from './documents/resources/nft-market-report.ts'
import { productDemos } from './documents/resources/product-demos.ts'
import { demoRecordings, webinarRecordings } from './documents/resources/recordings.ts'
import { research } from './documents/resources/research.ts'
import { supportCenter } from './documents/resources/support-center.ts'
import { webinarsEvents } from './documents/resources/webinars-events.ts'
import { siteSettings } from './documents/site-settings.ts'
import { compliance } from './documents/solutions/compliance.ts'
import { cryptoBusinesses } from './documents/solutions/crypto-businesses.ts'
import { executives as executiveTeams } from './documents/solutions/executives.ts'
import { investigators } from './documents/solutions/investigators.ts'
import { testimonials } from './documents/testimonials.ts'

export type SeedDocument = Seed<
  | SiteSettings
  | Navigation
  | Page
  | Product
  | LegalPage
  | LegalVersion
  | Article
  | ArticleCategory
  | Guide
  | Event
  | Job
  | Person
  | Report
  | UpcomingReport
  | Testimonial
  | CompanyFigure
  | Recording
  | Course
  | Redirect
>

const products = [reactor, kyt, storyline, data, oracle, marketIntelligence, screening]
const solutions = [investigators, compliance, executiveTeams, cryptoBusinesses]
const reports = [cryptoCrimeReport, nftMarketReport, defiAdoptionReport, geographyReport, research]
const learning = [academy, webinarsEvents, documentation, blog, productDemos]
const people = [...executives, ...seniorLeadership, ...advisoryBoard]
const events = [tracingThroughBridges, micaMarketAbuse, yourFirstExhibit]
const jobs = [
  seniorFrontendEngineer,
  seniorBackendEngineer,
  machineLearningEngineer,
  seniorProductManager,
  enterpriseSalesExecutive,
]
const recordings = [...webinarRecordings, ...demoRecordings]
const help = [apiReference, supportCenter, coverage, forVictims, forPolice]
const company = [about, leadership, careers, contact, news, partners, trust, press, pricing]
const stories = [customers, kestrelbrook, vellane, harrowgate]
const legal = [privacyPolicy, termsOfService, cookiePolicy, complianceFramework]

const written: SeedDocument[] = [
  siteSettings,
  navigation,
  home,
  ...products,
  ...solutions,
  ...reports,
  ...learning,
  ...help,
  ...company,
  ...stories,
  ...legal,
  cookiePolicy2024,
  ...authors,
  ...articleCategories,
  ...articles,
  ...documentationGuides,
  ...helpArticles,
  ...people,
  ...events,
  ...jobs,
  ...recordings,
  ...courses,
  ...publishedReports,
  ...upcomingReports,
  ...testimonials,
  ...companyFigures,
  ...redirects,
]

/** The content of a new lake, written in one transaction, so references resolve in any order. */
export const seedDocuments: SeedDocument[] = written.map((document) => {
  const claims = 'path' in document && legalClaims.get(document.path?.current ?? '')
  return claims ? { ...document, legalClaims: claims } : document
})
