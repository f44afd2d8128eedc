import { portableText } from '../../builders/portable-text.ts'
import { legalPage } from '../../builders/routable.ts'
import { brandDomain, brandName } from '../brand.ts'

const body = `
This policy explains what personal data ${brandName}, Inc. and its subsidiaries (“${brandName}”, “we”) collect, why, who receives it, how long we keep it and what you can ask us to do about it. It covers our website, demo and support requests, accounts and events. Section 3 covers the blockchain data that our products analyze, because some of it relates to people who have never dealt with us.

If you use our products because your employer or agency has a contract with us, that contract and its data processing agreement apply to the case data that you enter. There we act on your organization’s instructions, as its processor.

## 1. Who is responsible

The controller is ${brandName}, Inc., 14 Lanternhouse Row, Suite 900, New York, NY 10004, United States. Our data protection officer can be reached at [privacy@${brandDomain}](mailto:privacy@${brandDomain}), wherever you live. In the United Kingdom we are established through our London office. In the European Union we have no office; our representative there under Article 27 of the GDPR is Kadehuis Privacy B.V., Lantaarnkade 55, 1017 ZZ Amsterdam, the Netherlands. You can write to it by post, or to the email address above with “EU representative” in the subject line.

## 2. Data we collect from you

### 2.1 What you give us

- **Requests, forms and chat.** Name, work email, phone number, organization, role, country and whatever you write to us. An investigation request may contain wallet addresses, transaction hashes and an account of a loss.
- **Accounts.** Name, email, a password that we keep only as a salted hash, your stated experience and interests, and your settings.
- **Identification.** From business customers, partners and suppliers: legal form, beneficial owners, purpose of use and, for agencies, the authority under which they act.
- **Job applications.** Contact details, employment history, education, skills, links to your profiles, work authorization, your cover letter and the résumé file that you attach. You may leave the diversity question unanswered; an answer is kept apart from your application.
- **Media and partnership inquiries.** Outlet or company, role, topic, deadline and your proposal.
- **Events and courses.** Registration details, attendance, results and certificates.

No law obliges you to give us any of this. Without the fields that are marked as required, we cannot handle your request, and without identification we cannot enter into a contract.

### 2.2 What is recorded when you use the site

- Technical data: IP address, browser and operating system, language, the page that referred you, pages viewed and times.
- With a request: the page and the button from which you sent it, so that it reaches the right desk, and what brought you to our website: the campaign named in the link, the website that it was on, and our page that it led to. What brought you on an earlier visit we learn only if you allow marketing storage.
- Security data: sign-ins, failed sign-ins, rate-limit events and changes to your settings.
- Cookies and similar storage, as set out in our [Cookie Policy](/legal/cookie-policy). Analytics and marketing cookies are set only if you accept them.

### 2.3 What we receive from others

- Your organization’s administrator, who creates your account.
- Partners and event organizers, if you asked them to pass on your details.
- Company registers and public sanctions lists, against which we check customers, partners, suppliers and applicants.
- Payment providers, who tell us that a payment succeeded. We never receive full card numbers.

We do not buy marketing lists.

## 3. Blockchain and attribution data

Public blockchains contain addresses, amounts and times. On their own these are pseudonymous; together with other information they can relate to a person. We process them, and attribute addresses to services, organizations and, in limited cases, individuals, so that our customers can investigate crime and meet their legal duties against money laundering and terrorist financing.

Sources are public ledgers, sanctions lists, court records and official notices, material that a service publishes about itself, our own test transactions, reports from victims, and information from customers and authorities who may lawfully share it. We do not publish attributions of private individuals. An individual is named in our products only where a competent authority or a court has done so, or where a customer holds that information and has restricted it to its own organization. We process data about criminal offenses only as far as Article 10 of the GDPR and national law permit.

A ledger gives us no way to reach the people behind its addresses. We therefore rely on Article 14(5)(b) of the GDPR and inform them through this section, which anyone can read.

If you believe that an address of yours is wrongly attributed, write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}) with the address and, if you can, a message signed by its key. An analyst who did not make the attribution reviews it within 30 days, and you receive the outcome with reasons.

## 4. Why we use personal data, and on what basis

|Purposes and legal bases under the GDPR
| Purpose | Data | Basis |
| To answer you and to perform a contract: demos, support, accounts, courses, applications | What you give us, account data | Contract with you, or steps that you ask for before one, Article 6(1)(b); where you act for an organization, legitimate interests in dealing with it, Article 6(1)(f) |
| To see whether our hiring is fair | Your answer to the diversity question | Explicit consent, Articles 6(1)(a) and 9(2)(a) |
| To run, secure and improve the site and the products: logs, abuse prevention, usage statistics | Technical and security data | Legitimate interests, Article 6(1)(f): a service that works and cannot be abused |
| To provide blockchain analysis to those who investigate crime or must prevent it | Blockchain and attribution data | Legitimate interests, Article 6(1)(f): ours in providing the analysis, our customers’ in detecting crime and meeting their legal duties |
| To send newsletters and event invitations | Name, email, your choice of topics | Consent, Article 6(1)(a); withdrawn by the link in each message |
| To count visits and measure our announcements | Analytics and marketing cookies | Consent, Article 6(1)(a); withdrawn in Cookie settings |
| To meet legal duties: accounting, sanctions screening of customers, partners, suppliers and applicants, lawful requests | Contract, payment and identification data | Legal obligation under the law of the European Union, a member state or the United Kingdom, Article 6(1)(c); where the duty is in other law, legitimate interests in complying with it, Article 6(1)(f) |
| To establish, exercise or defend claims | Whatever the claim concerns | Legitimate interests in protecting our rights, Article 6(1)(f) |

Our balancing test for attribution is documented; for a summary, write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}). You may object at any time under Article 21, with reasons that concern your situation. The articles are those of the GDPR and, for people in the United Kingdom, of the UK GDPR.

We make no decision about visitors or applicants by automated means alone. Risk scores in our products support decisions that our customers make and must be able to review.

## 5. Whom we share data with

- **Service providers** that host, back up, send email, run the support desk and, if you allow them, the chat and analytics. Each is bound by a data processing agreement and may use the data only to serve us. For the current list, write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}).
- **Customers**, who see attribution data in our products, under contracts that limit what they may do with it.
- **Subsidiaries** in London, Singapore and Toronto, under one intra-group agreement.
- **Your own organization’s administrator**, who can see your account and activity.
- **Professional advisors and auditors**, under a duty of confidence.
- **Authorities and courts**, where the law obliges us. We check each request for authority and scope, refuse what goes beyond it, and tell the person concerned unless the law forbids us to.
- **A successor**, if the business or a part of it is transferred. It is then bound by this policy.

We do not sell personal data and do not share it for cross-context behavioral advertising, as those words are used in the California Consumer Privacy Act. Advertising networks that count our announcements, if you allow it, act as our service providers and may not use what they count for anyone else.

### Categories, for residents of California

In the twelve months before the date of this version we collected identifiers, commercial information, internet activity, professional information and, from applicants, education information and what they chose to tell us about themselves. We disclosed each for business purposes to the service providers above, and sold or shared none. We use sensitive personal information only for the purpose for which you gave it to us.

## 6. International transfers

We are based in the United States, and our subsidiaries are in the United Kingdom, Singapore and Canada. Personal data from the European Economic Area, the United Kingdom or Switzerland is transferred under an adequacy decision where there is one. Otherwise we use the European Commission’s standard contractual clauses, with the UK addendum and the Swiss amendments where they apply, after assessing the law of the recipient’s country. Customers can have case data stored in the United States or the European Union, or run the products on-premises. For a copy of the clauses, write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}).

## 7. How long we keep it

|Retention
| Data | Kept for | Counted from |
| Contact messages, sales, demo, investigation, partnership and media requests, downloads, registrations for events and courses | 24 months | The last exchange |
| Identification of business customers, partners and suppliers | 5 years | The end of the relationship |
| Support tickets and chats | 36 months | The day they are closed |
| Cases and labels in your workspace | 30 days, for you to export them | The day the account is closed or the contract ends |
| Accounts: name, email, settings | 90 days | The day the account is closed |
| Job applications with their résumés | 12 months, longer only with your agreement | The decision |
| Newsletter subscriptions | Until you unsubscribe; after that, a hash of your address, so that we do not write again | The day you subscribe |
| Consent records | 36 months | The choice |
| Server and security logs | 13 months | The event |
| Invoices and records that tax law requires | 7 years | The end of the year |
| Attribution data | As long as it is accurate and useful for the purposes in section 3 | Reviewed at least every 24 months |

After that we erase or irreversibly anonymize the data. Backups expire within a further 35 days.

## 8. How we protect it

Data is encrypted in transit (TLS 1.2 or later) and at rest (AES-256). Employees have the access that their work requires and no more; it takes a hardware key, is logged, and is reviewed every quarter. Case data is separated by customer. An independent auditor reports on our controls every year (SOC 2 Type II), and an accredited body has certified our information security management to ISO 27001. We commission a penetration test every year and run a disclosure program for researchers.

No system is beyond attack. If a breach puts people’s rights at risk, we notify the supervisory authority within 72 hours of learning of it. If the risk to you is high, we also tell you without undue delay what happened and what you can do.

## 9. Your rights

Wherever you live, you may ask us:

1. whether we hold data about you, and for a copy of it;
2. to correct what is wrong or incomplete;
3. to erase it, where we have no overriding reason to keep it;
4. to restrict its use, or to stop a use to which you object; direct marketing we stop at once;
5. to hand what you gave us to you or another provider in a machine-readable form;
6. to have a decision reviewed by a person;
7. to withdraw a consent, with effect for the future.

Write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}) or call [+1 (212) 555-0142](tel:+12125550142). We may ask for proof of identity. We respond within one month, free of charge, and if we refuse, we say why. An authorized agent may act for you.

You may also complain to a supervisory authority: in the European Union the authority of your country, in the United Kingdom the Information Commissioner’s Office, in Canada the Office of the Privacy Commissioner, in Brazil the ANPD, in California the California Privacy Protection Agency. Using a right never gets you a worse service.

Public ledgers cannot be altered by us or anyone else. We can correct or remove an attribution in our own database; we cannot remove a transaction from a blockchain.

## 10. Children

Our site and products are for professionals and adults. We do not knowingly collect data from anyone under 16. If you think that we have, tell us and we will erase it.

## 11. Links to other sites

Where we link to other sites, block explorers for example, their operators decide what they collect. This policy does not cover them.

## 12. Changes

We announce a material change on this page and, to account holders, by email at least 30 days before it takes effect. An earlier version stays readable below the text that replaces it. This version was last updated on October 1, 2025.

## Contact us about your data

Your question goes to the data protection officer, not to sales.

- **Email:** [privacy@${brandDomain}](mailto:privacy@${brandDomain})
- **Phone:** [+1 (212) 555-0142](tel:+12125550142), Monday-Friday 9:00 AM-6:00 PM EST
- **Post:** Data Protection Officer, ${brandName}, Inc., 14 Lanternhouse Row, Suite 900, New York, NY 10004, United States

Or [send us a message](/company/contact) and choose the topic “Other”.
`

export const privacyPolicy = legalPage({
  title: 'Privacy Policy',
  path: '/legal/privacy-policy',
  summary:
    'What we collect, why, who receives it, how long we keep it, and how to correct or erase it. Includes the blockchain data that our products analyze.',
  body: portableText(body),
  seo: {
    title: 'Privacy Policy',
    description: `How ${brandName} collects, uses, shares, secures and retains personal data, including blockchain attribution data, and how to use your rights.`,
  },
})
