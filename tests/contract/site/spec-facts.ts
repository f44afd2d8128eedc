/**
 * Figures, labels and buttons of the spec, by path. `contract/site/spec-facts.test.ts` searches the rendered pages for
 * them, ignoring brackets, middle dots and the kind of dash.
 */
export const SPEC_FACTS: Record<string, string[]> = {
  '/': split(`Investigate Crypto Crime | Start Free Investigation | Watch Demo | $2M+ | 5K+ | 20+
    | Reactor | KYT | Storyline | Data | Oracle | Market Intelligence | Screening
    | 1,000+ | $500M+ | Assets recovered | 100+ | Blockchains | 70+ | Countries | 99.9% | 24/7
    | $750M+ | 10M+ | 500+ | 150+ | SOC 2 Type II | on-premises | 2-4 weeks
    | Free Investigation Request | Technical Support | Partnership Inquiry | Media Inquiry
    | Ready to Get Started | Request Personal Demo | Contact Sales | Get Support`),
  '/products/reactor': split(`Reactor | Investigation software
    | Request Personal Demo | 500M+ | 100+ | 2009 | 500+ | $750M+ | 10M+ | 24/7`),
  '/products/kyt': split(
    'KYT | Transaction monitoring and AML | real time | 99.9% | 25+ | 0-100 | 24/7',
  ),
  '/products/storyline': split('Storyline | Investigation visualization | timeline'),
  '/products/data': split(`Data | Blockchain data APIs | 500M+ | 10K+ | req/min | <200 ms | 2009
    | 15+ | JavaScript, Python, Go and Ruby | 150+`),
  '/products/chainlantern-oracle': split(`Oracle | Data feeds and analytics | Starter | $99 | month
    | 10,000 API calls | 5 networks | Professional | $499 | POPULAR | 100,000
    | 15 networks | Enterprise | Custom | Unlimited`),
  '/products/market-intelligence': split(
    'Market Intelligence | Whale | Manipulation | Wash trading | Layering and spoofing',
  ),
  '/products/chainlantern-screening':
    split(`Compliance control center | BLOCKED | High risk | REVIEW | Medium risk | 47 ms
    | 25+ | OFAC, UN, EU, PEP | 99.99% | Advanced features | POST /api/v1/screen/address | address
    | blockchain | check_sanctions | risk_assessment | high_risk_alert | risk_score | reason
    | timestamp | REST | Webhook | Retried | two days | Signature | 0-100 | 50-74, medium | 75-100, high | 10K+ req/min for one customer
    | Basic | $0.01 | per screening
    | Basic risk scoring | OFAC | 5 networks | Email support
    | Professional | $0.005 | RECOMMENDED | Advanced scoring | 25+ sanctions lists | 15+ networks | Custom rules
    | Priority support | Enterprise | Custom | Volume discounts | Custom ML models | On-premise | SLA | 24/7 support
    | Start Free Trial | Schedule Demo`),
  '/solutions/investigators': split(`Ransomware | Fraud and scams | Money laundering | Darknet
    | Start Investigation | Request Demo | Request Training Session | Contact Sales Team | Tracing | 500+ | $500M+ | $750M+ | 70+`),
  '/solutions/compliance': split(`United States | European Union | United Kingdom | Asia-Pacific
    | Canada | Global standards | Start Compliance Check | Schedule Demo
    | Get Compliance Assessment | Contact Compliance Team | FinCEN / BSA | OFAC | MiCA | TFR | AMLD6 | FCA registration | MAS PSN02 | AUSTRAC | JFSA | HKMA | FINTRAC | PCMLTFA | FATF R.15 | 47 ms | 25+ | 99.9%`),
  '/solutions/executives': split(`View Executive Dashboard | Schedule Briefing
    | Schedule Executive Briefing | Request Executive Demo | Dashboards | Risk and market intelligence | Decision scenarios | Key indicators | For decision`),
  '/solutions/crypto-businesses':
    split(`Exchanges | Wallets | DeFi | Payment processors | two days | API setup
    | Integration | Configuration | Go live | Start Integration | View API Documentation
    | Start Free Trial | Contact Business Team | Customer stories | 47 ms | 10K+ | 99.9%`),
  '/resources/crypto-crime-report': split(`Crypto Crime Report 2025 | 150 | Key findings
    | Methodology | Download Full Report | View Executive Summary | Download PDF
    | Request Presentation | 150 pages | Highlights | three steps`),
  '/resources/academy':
    split(`40 hours | 35 hours | 12 hours | Investigation Fundamentals | 16 hours
    | $499 | Advanced AML | 24 hours | $899 | POPULAR | NEW | Enroll Now | Certificate | Learning paths | Learning formats | Featured courses | Instructors | 50+ exercises | 50+ | 200+
    | Browse Courses | Start Free Trial | View All Courses`),
  '/resources/webinars-events': split(`LIVE | UPCOMING | WORKSHOP | Register | Limited to 100 seats
    | 2 hours | $49 | 45-60 minutes | 2-4 hours | $49-$199 | 1-3 days | $299-$899 | 30-45 minutes
    | Workshops | Conferences | Panels | Free | Certificate | Watch Recording | 50K+ | 200+ | 95%
    | 80+ | Attendees | Events hosted | Satisfaction | Expert speakers | Subscribe to Events | Browse All Recordings`),
  '/resources/documentation':
    split(`Documentation Center | Get Started | API Reference | Quick Access
    | Getting Started | User Guides | FAQ & Troubleshooting | Popular Documentation | POPULAR
    | TECHNICAL | GUIDE | ADVANCED | 12 min | 15 min | 20 min | 25 min | API authentication | transaction tracing
    | compliance setup | webhooks | Popular searches | Search | Contact Support
    | Community Forum`),
  '/resources/blog':
    split(`Latest Articles | Subscribe to Newsletter | Featured article | Load More Articles | Subscribe
    | Investigations | 24 in the customers’ library | Compliance | 18 in the customers’ library | Market Analysis
    | 15 in the customers’ library | Industry News | 32 in the customers’ library | 12,000+ | no spam`),
  '/resources/product-demos': split(`Start Interactive Demo | Schedule Live Demo | Interactive Demo
    | No registration | Real blockchain data | 24/7 | Live Presentation | 30-45 minutes
    | Team Workshop | Up to 20 people | 2-3 hours | 12 minutes | 8 minutes | 15 minutes
    | 10 minutes | views | Demo sessions | 25K+ | Satisfaction | 98% | 15 min | Convert to trial | 85%`),
  '/resources/api-reference': split(`Get API Key | View Documentation | Copy Code | Get Free API Key
    | GET /v1/address/{address} | GET /v1/address/{address}/transactions
    | GET /v1/address/{address}/risk | GET /v1/transaction/{txid}
    | GET /v1/transaction/{txid}/trace | GET /v1/transaction/batch | GET /v1/entity/{entityId}
    | GET /v1/entity/search | GET /v1/entity/{entityId}/addresses | POST /v1/screen/address
    | POST /v1/screen/transaction | POST /v1/screen/batch | GET /v1/analytics/flow
    | GET /v1/analytics/cluster | GET /v1/analytics/risk-score | POST /v1/webhooks
    | POST /v1/webhooks/{id} | POST /v1/webhooks/test | bearer token | JSON | /v1 | JavaScript | Python
    | Go | Ruby | Configurable | 10K+ | req/min | under 200 ms | check_sanctions | risk_assessment
    | high_risk_alert | Address | Transaction | Entity | Screening | Analytics | Webhooks`),
  '/resources/support-center': split(`Live Chat | Email | Phone | Help Center | 500+ articles
    | Mon-Fri 9 AM-6 PM EST | 24/7 for Priority | Standard | Included | Priority | $199 | per month | per organi
    | Enterprise | Custom | 2 hours | 15 minutes
    | Monday-Friday 9:00 AM-6:00 PM EST | within 2 hours | within 15 minutes | Channels | Support plans | Contact information | emergency support | Awards | 1 hour | 4 hours
    | 24 hours | 48 hours`),
  '/resources/nft-market-report': split(`48 pages | 2.3 million | $1.2B | 450K | Traders | 15% | 23%
    | Executive summary | Six chapters | transactions | Download Report | Download Full Report
    | Suspicious | Schedule Consultation`),
  '/resources/defi-adoption-report':
    split(`October 2025 | 62 pages | 3.2K downloads | $89.2B | 12.4M
    | $2.1B | 34% | locked | Users | Critical | High | Medium | Exchanges | Lending | Yield farming | Insurance
    | Download Full Report | Request Analysis | Download Report (PDF) | Schedule Analysis Call`),
  '/resources/geography-report':
    split(`October 2025 | 78 pages | 4.1K downloads | North America | 68%
    | Europe | 52% | Asia Pacific | 71% | Latin America | 34% | Middle East and Africa | 28%
    | United States | China | India | United Kingdom | Low risk | Medium risk | High risk | Critical
    | High | Medium | $2.1T | $2.4T | Market cap | Key factors | Global trends | Insights
    | Download Report (PDF) | Regional Analysis Call`),
  '/resources/research': split(`3.2K downloads | 4.1K downloads | In Progress | Research Phase
    | Planning | 8.7K downloads | 2.6K downloads | Research areas | Expected
    | Request Custom Research | Download | Get Notified | Request Demo
    | Contact Research Team`),
  '/company/about':
    split(`Mission | Vision | Values | 2018 | 2020 | 2022 | 2025 | London | Singapore
    | Toronto | 500+ | 40 | 150+ | $50B+ | 15+ | SOC 2 Type II | Explore Careers | Contact Us`),
  '/company/leadership': split(`Executive team | Senior leadership | Advisory board
    | Chief Executive Officer | View Open Positions | Learn About Our Culture`),
  '/company/careers': split(`Senior Frontend Engineer | Senior Backend Engineer
    | Machine Learning Engineer | Senior Product Manager | Enterprise Sales Executive | Full-time
    | $150k-$200k | $160k-$220k | $170k-$240k | $140k-$180k | $120k plus commission | Apply Now
    | Unlimited PTO | 12 company holidays | $5,000 learning budget | 5-7 business days
    | Send Us Your Resume | Open positions | Benefits | Singapore`),
  '/company/contact': split(`Sales Inquiry | Customer Support | Partnership | Media and Press
    | Monday-Friday 9:00 AM-6:00 PM EST | Weekends closed | 24/7 emergency support
    | Schedule a Demo | Start Free Trial | within 24 hours | 2-4 hours | First name | Last name | Email address | Company | Select a topic | Product Demo | Technical Support | Media Inquiry | Other | Message | unsubscribe`),
  '/company/news':
    split(`Load More Articles | Subscribe | All News | Product Updates | Industry Insights | Company News
    | Partnerships | Events | October 2025 2 of 8 | September 2025 1 of 12 | August 2025 3 of 15 | July 2025 3 of 10 | Archives | Popular tags | Featured`),
  '/company/partners': split(`Apply | Review | Onboard | Launch | Partner support team
    | Training and certification | Marketing co-op | Partner pricing | Lead sharing
    | Become a Partner | Ecosystem | Programs | Benefits | Process | 150+ | Referral | Reseller | Technology | Success stories`),
  '/legal/privacy-policy': split(`privacy@chainlantern.example | 555-01
    | SOC 2 Type II | ISO 27001 | GDPR | October 1, 2025`),
  '/legal/terms-of-service': split('October 1, 2025 | @chainlantern.example | 555-01'),
  '/legal/cookie-policy': split(`Analytics | Chat | Marketing | Social | accept all
    | reject non-essential | customize | learn more | Opting out | October 1, 2025 | @chainlantern.example | 555-01 | Provider | Duration | Opt out | optout.aboutads.info | youradchoices.ca | edaa.eu`),
  '/legal/compliance': split(`SOC 2 Type II | GDPR | ISO 27001 | AML | KYC | Sanctions
    | Travel Rule | MiCA | CCPA | PIPEDA | LGPD | October 1, 2025 | @chainlantern.example | 555-01 | Regimes at a glance | July 1 to June 30`),
  '/login': split('Email | Password | Remember me | Forgot password | Sign In'),
  '/signup': split(`First name | Last name | Email | Password | Confirm password | Experience level
    | Beginner | Intermediate | Advanced | Professional | Interests | Scam detection
    | Fund tracking | Address analysis | Transaction monitoring | Risk assessment | Compliance
    | Terms`),
  '/forgot-password': split('Email | Send Reset Link | Support Center'),
  '/dashboard': split(`Investigation Dashboard | Investigate | Investigations | 24 | Funds Tracked
    | $47.2K | Scams Avoided | 7 | Risk Level | Low | Recent Investigations | Scam Alerts
    | Watchlist | Investigate Address | Report Scam | Community | View Details | High Risk
    | Suspicious | Safe | Bitcoin | Ethereum`),
}

/** The routes of the spec. Two of them contain the brand slug. */
export const SPEC_ROUTES = Object.keys(SPEC_FACTS)

function split(facts: string): string[] {
  return facts.split('|').map((fact) => fact.trim())
}
