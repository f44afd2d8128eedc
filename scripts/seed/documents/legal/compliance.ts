import { portableText } from '../../builders/portable-text.ts'
import { legalPage } from '../../builders/routable.ts'
import { brandDomain, brandName } from '../brand.ts'

const body = `
We sell tools that help others keep the law, so we describe here how we keep it ourselves: which standards we are audited against, which rules our products are built for, and who answers for both.

## Certifications and audits

- **SOC 2 Type II.** An independent auditor tests our controls for security, availability and confidentiality over twelve months. The report is available under a confidentiality agreement.
- **ISO 27001.** Our information security management system covers development, operations and support in every office.
- **GDPR.** We have a data protection officer, records of processing, impact assessments for our attribution work, and a processing agreement for every customer.

Penetration tests are commissioned every year and after every large change; findings have owners and dates. Suppliers who touch customer data are assessed before they are engaged and yearly afterwards. Business continuity is rehearsed twice a year with a restore from backup.

## Who is responsible

The Chief Compliance Officer reports to the board every quarter and may stop a sale. The data protection officer and the head of security report to the board directly and cannot be instructed in their findings. All staff are trained when they join and every year; those who see case data are vetted.

## Financial crime

### Anti-money-laundering (AML)

We are not a financial institution, but we hold ourselves to the same discipline: a written risk assessment, a responsible officer, yearly training and an independent review. Our products support the customer due diligence, monitoring and reporting that the Bank Secrecy Act, the EU’s anti-money-laundering rules and the UK’s Money Laundering Regulations require.

### Know your customer (KYC)

Every business customer is identified before it receives access: legal form, beneficial owners, purpose of use. Individuals with free accounts can see less, and unusual use is reviewed by a person.

### Sanctions

Customers, partners, suppliers and applicants are screened against the lists of OFAC, the UN, the EU and OFSI when they are taken on and every day afterwards. We do not serve sanctioned persons or embargoed territories. New designations with blockchain addresses are in our data within hours.

### Travel Rule

FATF Recommendation 16 and its national forms require VASPs to pass on who is paying and who is paid. Our products identify the counterparty VASP from an address before the transfer, whichever messaging protocol carries the data.

## Crypto-asset regulation

### MiCA

The EU’s Markets in Crypto-Assets Regulation asks providers for governance, market-abuse controls and records. KYT and Market Intelligence cover the monitoring; the audit log covers the records.

## Data protection

### CCPA

We do not sell or share personal information as California law uses those words. Residents of California may access, correct and delete their data.

### PIPEDA

For people in Canada we collect, use and disclose personal information with meaningful consent or where the law provides for an exception, and our Toronto office handles requests.

### LGPD

People in Brazil have the rights of the Lei Geral de Proteção de Dados, and can use them through the same address as everyone else.

### GDPR and UK GDPR

Attribution rests on legitimate interests and the public interest, with a published balancing test and the right to object. Case data is processed on our customers’ instructions and can be kept in the European Union.

## Ethics of attribution

- We label services and organisations; individuals only where an authority has named them.
- Every label has a source and a confidence, and can be challenged.
- We end contracts with customers who use the products to persecute.

- Requests from authorities are read by counsel before anything is disclosed, and counted in a yearly transparency report.
- We do not sell to governments under an arms embargo, nor where we have reason to expect use against journalists, dissidents or minorities.

## What we do not claim

A certificate says that a process was followed, and not that nothing can go wrong. Using our products does not by itself make a business compliant: rules must fit its own risks, people must act on what they see, and a regulator has the last word. We say so in every sales conversation, and put it in writing here.

## Reporting a concern

Staff, customers and the public may report a suspected breach to [privacy@${brandDomain}](mailto:privacy@${brandDomain}), with or without their name. Nobody is worse off for a report made in good faith.

This page was last updated on October 1, 2025.

## Ask for the evidence

For the SOC 2 Type II report, our certificates or a completed security questionnaire, write to [sales@${brandDomain}](mailto:sales@${brandDomain}), call [+1 (212) 555-0142](tel:+12125550142), or [contact us](/company/contact).
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
