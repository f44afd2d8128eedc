import { portableText } from '../../builders/portable-text.ts'
import { legalPage } from '../../builders/routable.ts'
import { brandDomain, brandName } from '../brand.ts'

const body = `
We sell tools that help others comply with the law. This page says how we comply with it ourselves: which standards we are audited against, which rules our products are built for, and who is responsible for both. Where a document supports a statement, we name it.

## Regimes at a glance

|The regimes that concern us, and those that our products are built for
| Regime | What it is | How we meet it ourselves | What the products do for it |
| AML | Anti-money-laundering law: US Bank Secrecy Act, EU directives and, from July 10, 2027, Regulation (EU) 2024/1624, UK Money Laundering Regulations 2017 | Not an obliged entity; voluntarily: written risk assessment, responsible officer, yearly training, independent review | Due diligence, monitoring, alert records, SAR and STR drafts |
| KYC | Identifying customers and their beneficial owners | Every business customer is identified before it receives access | On-chain history at onboarding and periodic review |
| Sanctions | OFAC, UN, EU and UK lists; OFAC’s 50 Percent Rule; embargoes | Customers, partners, suppliers and applicants screened daily | 25+ lists, listed addresses within an hour of the notice |
| Travel Rule | FATF Recommendation 16; Regulation (EU) 2023/1113; 31 CFR 1010.410(e)-(f); Part 7A of the UK Money Laundering Regulations 2017 | Does not apply to us: we move no assets | Counterparty VASP identified from the address where we have labeled it, before the transfer |
| MiCA | Markets in Crypto-Assets, Regulation (EU) 2023/1114 | Does not apply to us: we offer no crypto-asset service | Market-abuse surveillance, records, complaints evidence |
| GDPR | Regulation (EU) 2016/679 and UK GDPR | Data protection officer, records, impact assessments, processing agreements | Storage in the European Union, erasure by case, access logs |
| CCPA | California Consumer Privacy Act, as amended | No sale, no sharing; response to requests within 30 days | Service-provider terms for customers’ data |
| PIPEDA | Canada’s federal private-sector privacy law | Toronto office handles requests; breaches are recorded, and reported where there is a real risk of significant harm | Retention per customer, access logs |
| LGPD | Brazil’s Lei Geral de Proteção de Dados | Rights through one address; local counsel retained | The same controls as for the GDPR |
| SOC 2 Type II | Auditor’s report on controls under the AICPA Trust Services Criteria, over twelve months | Report renewed every year: security, availability, confidentiality | Report for your vendor file, under a confidentiality agreement |
| ISO 27001 | Information security management, ISO/IEC 27001:2022 | Certified by an accredited body, all four offices, audited yearly | Statement of applicability on request |

## Certifications and audits

[Trust](/company/trust) names the auditor and the period of each report and certificate, always for the newest one. This section says what they are.

- **SOC 2 Type II** is a report, not a certificate. An independent auditor tests our controls for security, availability and confidentiality over twelve months, from July 1 to June 30, and reports the results, exceptions included. The report is renewed every year and available under a confidentiality agreement; a bridge letter, issued each quarter, covers the months since.
- **ISO 27001** is a certification. An accredited body has certified our information security management system, which covers development, operations and support in every office. The certificate is valid for three years, with a surveillance audit in each year.
- **GDPR** is law, and no one has certified us for it. What we do to comply is described under “Data protection” below.

We commission a penetration test every year and after every major change; each finding has an owner and a due date. Suppliers with access to customer data are assessed before we engage them and every year after that. Twice a year we rehearse business continuity with a restore from backup. The objectives are four hours to restore service and at most fifteen minutes of lost data.

## Who is responsible

The Chief Compliance Officer reports to the board every quarter and may stop a sale. The data protection officer and the head of security report to the board directly, and no one may instruct them in their findings. All staff are trained when they join and every year; those who see case data are vetted, and renew their declaration of interests each January. No one in compliance is paid by the number of alerts, labels or approved sales.

## Financial crime

### Anti-money-laundering (AML)

We are not a financial institution, and these laws do not oblige us. We have a written risk assessment, a responsible officer, yearly training and an independent review all the same. Our products support the customer due diligence, monitoring and reporting that the Bank Secrecy Act, the EU’s anti-money-laundering rules and the UK’s Money Laundering Regulations require.

### Know your customer (KYC)

Every business customer is identified before it receives access: legal form, beneficial owners of 25% or more, purpose of use and, for agencies, the authority under which they act. Individuals with free accounts can see less, and unusual use is reviewed by a person. High-risk sectors and countries need the approval of two officers, and are reviewed every year.

### Sanctions

Customers, partners, suppliers and applicants are screened against the lists of OFAC, the UN, the EU and the United Kingdom when they are taken on and every day after that. We do not serve sanctioned persons, entities that sanctioned persons own by 50 percent or more in aggregate, or comprehensively embargoed territories. New designations that name blockchain addresses are in our data within an hour of publication; the log is part of the evidence for the SOC 2 report.

### Travel Rule

The laws that implement FATF Recommendation 16 require VASPs to pass on who is paying and who is paid. Where we have labeled the address, our products name the counterparty VASP before the transfer, whichever messaging protocol carries the data. We do not see the personal data that travels.

### Bribery and gifts

We make no facilitation payments, anywhere. Gifts worth more than $50 are refused or declared, and officials who decide on a purchase receive none.

## Crypto-asset regulation

### MiCA

The EU’s Markets in Crypto-Assets Regulation requires governance, market-abuse controls and records of crypto-asset service providers. Market Intelligence supports the detection of market abuse under Title VI, KYT the monitoring of transfers, and the audit log the records. We supply evidence for an application for authorization; we do not advise on whether you need one.

## Data protection

### GDPR and UK GDPR

We have a data protection officer, records of processing, impact assessments for our attribution work, and a processing agreement with every customer whose personal data we process. Attribution rests on legitimate interests, Article 6(1)(f), with a documented balancing test, of which we send a summary on request, and the right to object. Case data is processed on our customers’ instructions and can be kept in the European Union. We notify breaches that put people’s rights at risk to the supervisory authority within 72 hours and, where we are a processor, to the customer without undue delay.

### CCPA

We do not sell or share personal information as California law uses those words. Residents of California have the right to know, correct and delete what we hold and to limit the use of sensitive information, and may act through an agent.

### PIPEDA

For people in Canada we collect, use and disclose personal information with meaningful consent or where the law provides an exception. Our Toronto office handles requests.

### LGPD

People in Brazil have the rights of the Lei Geral de Proteção de Dados. They can use them in Portuguese, at the same address as everyone else.

## Ethics of attribution

- We label services and organizations, and individuals only where a competent authority or a court has named them.
- Every label has a source and a stated confidence, and anyone can challenge it. A second analyst decides within 30 days.
- We end contracts with customers who use the products to persecute.
- Counsel reads each request from an authority before anything is disclosed, and we keep a register of them.
- We do not sell to governments under an arms embargo, or where we have reason to expect use against journalists, dissidents or minorities.

## What you can ask us for

|Evidence, and on what terms
| Document | Updated | Terms |
| SOC 2 Type II report and bridge letter | Yearly; quarterly | Confidentiality agreement |
| ISO 27001 certificate; statement of applicability | Yearly | On request; under a confidentiality agreement |
| Penetration test, summary | Yearly and after large changes | Confidentiality agreement |
| Data processing agreement and list of subprocessors | 30 days before a subprocessor changes | On request |
| Model validation report | Each model release | Customers |
| Security questionnaire, completed | Within five business days of your request | Customers and prospects |

## What we do not claim

A report or a certificate says that controls were tested or a process was followed. It does not say that nothing can go wrong. Using our products does not by itself make a business compliant: its rules must fit its own risks, people must act on what they see, and the decision is its regulator’s. No regulator has approved or endorsed our products.

## Reporting a concern

Staff, customers and the public may report a suspected breach to [privacy@${brandDomain}](mailto:privacy@${brandDomain}), with or without giving their name. The data protection officer and the chair of the audit committee read each report, acknowledge it within seven days and respond within three months. We do not retaliate against anyone who reports in good faith. We take no action against security researchers who keep to our disclosure program.

This page was last updated on October 1, 2025.

## Ask for the evidence

For any document in the table above, ask on [Trust](/company/trust), write to [sales@${brandDomain}](mailto:sales@${brandDomain}), call [+1 (212) 555-0142](tel:+12125550142), or [contact us](/company/contact). Tell us who supervises you, and we will send what that regulator usually asks for.
`

export const complianceFramework = legalPage({
  title: 'Compliance Framework',
  path: '/legal/compliance',
  summary: 'The standards we are audited against and the regimes that our products are built for.',
  body: portableText(body),
  seo: {
    title: 'Compliance Framework',
    description: `The SOC 2 Type II report and ISO 27001 certification of ${brandName}, and how it handles GDPR, AML, KYC, sanctions, the Travel Rule, MiCA and CCPA.`,
  },
})
