import { portableText } from '../../builders/portable-text.ts'
import { legalPage } from '../../builders/routable.ts'
import { brandDomain, brandName } from '../brand.ts'

const body = `
We sell tools that help others keep the law, so we describe here how we keep it ourselves: which standards we are audited against, which rules our products are built for, and who answers for both. Where a document proves a statement, we name it.

## Regimes at a glance

|The regimes that concern us, and those that our products are built for
| Regime | What it is | How we meet it ourselves | What the products do for it |
| AML | Anti-money-laundering law: Bank Secrecy Act, EU AMLD6 and AMLR, UK Money Laundering Regulations 2017 | Not obliged, voluntarily: written risk assessment, responsible officer, yearly training, independent review | Due diligence, monitoring, alert records, SAR and STR drafts |
| KYC | Know your customer and beneficial owner | Every business customer is identified before it receives access | On-chain history at onboarding and periodic review |
| Sanctions | OFAC, UN, EU and OFSI lists; 50% rule; embargoes | Customers, partners, suppliers and applicants screened daily | 25+ lists, listed addresses within an hour of the notice |
| Travel Rule | FATF Recommendation 16; TFR (EU) 2023/1113; 31 CFR 1010.410; UK Part 7A | Not obliged: we move no assets | Counterparty VASP from the address, before the transfer |
| MiCA | Markets in Crypto-Assets, Regulation (EU) 2023/1114 | Not obliged: we offer no crypto-asset service | Market-abuse surveillance, records, complaints evidence |
| GDPR | Regulation (EU) 2016/679 and UK GDPR | Data protection officer, records, impact assessments, processing agreements | Storage in the European Union, erasure by case, access logs |
| CCPA | California Consumer Privacy Act, as amended | No sale, no sharing; requests answered in 45 days or sooner | Service-provider terms for customers’ data |
| PIPEDA | Canada’s federal private-sector privacy law | Toronto office answers; breaches are logged and reported | Retention per customer, access logs |
| LGPD | Brazil’s Lei Geral de Proteção de Dados | Rights through one address; local counsel retained | The same controls as for the GDPR |
| SOC 2 Type II | AICPA Trust Services Criteria, tested over twelve months | Yearly report: security, availability, confidentiality | Report to be attached to your vendor file |
| ISO 27001 | Information security management, 2022 edition | Certified, all four offices, audited yearly | Statement of applicability on request |

## Certifications and audits

- **SOC 2 Type II.** An independent auditor tests our controls for security, availability and confidentiality over twelve months. The latest period ended on July 31, 2025. The report is available under a confidentiality agreement; a bridge letter, issued each quarter, covers the months since.
- **ISO 27001.** Our information security management system covers development, operations and support in every office. The certificate is valid for three years with an audit in each.
- **GDPR.** We have a data protection officer, records of processing, impact assessments for our attribution work, and a processing agreement for every customer.

Penetration tests are commissioned every year and after every large change; findings have owners and dates. Suppliers who touch customer data are assessed before they are engaged and yearly afterward. Business continuity is rehearsed twice a year with a restore from backup: the objective is four hours to service and fifteen minutes of data.

## Who is responsible

The Chief Compliance Officer reports to the board every quarter and may stop a sale. The data protection officer and the head of security report to the board directly and cannot be instructed in their findings. All staff are trained when they join and every year; those who see case data are vetted, and renew their declaration of interests each January. No one is paid by the number of alerts, labels or sales that they let through.

## Financial crime

### Anti-money-laundering (AML)

We are not a financial institution, but we hold ourselves to the same discipline: a written risk assessment, a responsible officer, yearly training and an independent review. Our products support the customer due diligence, monitoring and reporting that the Bank Secrecy Act, the EU’s anti-money-laundering rules and the UK’s Money Laundering Regulations require.

### Know your customer (KYC)

Every business customer is identified before it receives access: legal form, beneficial owners down to 25%, purpose of use, and for agencies the authority under which they act. Individuals with free accounts can see less, and unusual use is reviewed by a person. High-risk sectors and countries need the approval of two officers, and are reviewed every year.

### Sanctions

Customers, partners, suppliers and applicants are screened against the lists of OFAC, the UN, the EU and OFSI when they are taken on and every day afterward. We do not serve sanctioned persons, entities that they own by half or more, or embargoed territories. New designations with blockchain addresses are in our data within an hour of publication; the log of the last twelve months is part of the SOC 2 evidence.

### Travel Rule

FATF Recommendation 16 and its national forms require VASPs to pass on who is paying and who is paid. Our products identify the counterparty VASP from an address before the transfer, whichever messaging protocol carries the data. We do not see the personal data that travels.

### Bribery and gifts

No facilitation payments, anywhere. Gifts above 50 US dollars are refused or declared; none is given to an official who decides on a purchase.

## Crypto-asset regulation

### MiCA

The EU’s Markets in Crypto-Assets Regulation asks providers for governance, market-abuse controls and records. KYT and Market Intelligence cover the monitoring under Title VI; the audit log covers the records. We provide evidence for an authorization file; we do not advise on whether you need one.

## Data protection

### GDPR and UK GDPR

Attribution rests on legitimate interests and the public interest, with a published balancing test and the right to object. Case data is processed on our customers’ instructions and can be kept in the European Union. Breaches that risk people’s rights are notified within 72 hours.

### CCPA

We do not sell or share personal information as California law uses those words. Residents of California may know, correct, delete and limit, and may send an agent.

### PIPEDA

For people in Canada we collect, use and disclose personal information with meaningful consent or where the law provides for an exception, and our Toronto office handles requests.

### LGPD

People in Brazil have the rights of the Lei Geral de Proteção de Dados, and can use them through the same address as everyone else, in Portuguese.

## Ethics of attribution

- We label services and organizations; individuals only where an authority has named them.
- Every label has a source and a confidence, and can be challenged by anyone. A second analyst decides within 30 days.
- We end contracts with customers who use the products to persecute.
- Requests from authorities are read by counsel before anything is disclosed, and counted in a yearly transparency report.
- We do not sell to governments under an arms embargo, nor where we have reason to expect use against journalists, dissidents or minorities.

## What you can ask us for

|Evidence, and on what terms
| Document | Updated | Terms |
| SOC 2 Type II report and bridge letter | Yearly; quarterly | Confidentiality agreement |
| ISO 27001 certificate and statement of applicability | Yearly | Certificate public, statement on request |
| Penetration test, summary | Yearly and after large changes | Confidentiality agreement |
| Data processing agreement with sub-processors | When one changes, 30 days ahead | Public |
| Model validation report | Each model release | Customers |
| Transparency report | Each January | Public |
| Completed security questionnaire | Within five business days of your request | Customers and prospects |

## What we do not claim

A certificate says that a process was followed, and not that nothing can go wrong. Using our products does not by itself make a business compliant: rules must fit its own risks, people must act on what they see, and a regulator has the last word. No regulator has approved or endorsed our products. We say so in every sales conversation, and we say so here.

## Reporting a concern

Staff, customers and the public may report a suspected breach to [privacy@${brandDomain}](mailto:privacy@${brandDomain}), with or without their name. Reports are read by the data protection officer and the chair of the audit committee, acknowledged within seven days and answered within three months. We do not retaliate against anyone who reports in good faith. Security researchers are covered by our disclosure program: we do not take action against those who keep to it.

This page was last updated on October 1, 2025.

## Ask for the evidence

For the SOC 2 Type II report, our certificates or a completed security questionnaire, write to [sales@${brandDomain}](mailto:sales@${brandDomain}), call [+1 (212) 555-0142](tel:+12125550142), or [contact us](/company/contact). Tell us which regulator you answer to, and we send what it usually asks for.
`

export const complianceFramework = legalPage({
  title: 'Compliance Framework',
  path: '/legal/compliance',
  summary: 'The standards we are audited against and the regimes that our products are built for.',
  body: portableText(body),
  seo: {
    title: 'Compliance Framework',
    description: `How ${brandName} meets SOC 2 Type II, ISO 27001 and GDPR, and how it handles AML, KYC, sanctions, the Travel Rule, MiCA, CCPA, PIPEDA and LGPD.`,
  },
})
