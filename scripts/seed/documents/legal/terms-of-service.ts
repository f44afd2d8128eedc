import { portableText } from '../../builders/portable-text.ts'
import { legalPage } from '../../builders/routable.ts'
import { brandDomain, brandName } from '../brand.ts'

const body = `
These terms are a contract between you, or the organisation you act for, and ${brandName}, Inc. (“${brandName}”, “we”). They cover our website, free accounts and trials. If your organisation has signed a subscription agreement with us, that agreement comes first wherever the two differ.

## 1. The service

We provide software and data for analysing public blockchains. Attributions and risk scores are expert opinions drawn from evidence. They carry a stated confidence and can be wrong. They are not legal advice, not a credit report and not a finding of guilt.

## 2. Accounts

You must be at least 18, give correct details, and keep your password to yourself. Tell us at once at [support@${brandDomain}](mailto:support@${brandDomain}) if somebody else has used your account. One account is for one person.

## 3. What you may do

You may use the service for lawful investigation, compliance, research and the protection of your own assets. You may not:

- harass, stalk, extort or expose a person, or take the law into your own hands;
- decide about somebody’s employment, credit, insurance or housing on the basis of our data;
- resell, scrape or rebuild our data, or use it to train a competing product;
- probe or disturb the service, except under our disclosure programme;
- use it from a country, or for a person, under comprehensive sanctions.

## 4. Your content

Case notes, labels and files that you add remain yours. You allow us to store and process them so that we can provide the service. We do not put your labels into the data of other customers.

If you import labels, you confirm that you may: that you did not take them from another provider in breach of a contract, and that they do not name a private individual without a lawful reason.

## 5. Our rights

The software, the attribution data and the texts belong to us or our licensors. You receive a right to use them that is not exclusive, cannot be transferred and ends with your account. Evidence that you have exported may be disclosed to courts, authorities and the parties to a case.

Attributions may be quoted in reports, filings and court documents with their source, date and confidence. They may not be published as lists, nor shown to the public in a way that lets others rebuild our data. If you tell us how to improve the service, we may use the suggestion without owing you anything.

### Challenging an attribution

Anybody may challenge a label, whether a customer or not. The procedure and its 30-day limit are set out in section 3 of our [Privacy Policy](/legal/privacy-policy).

## 6. Fees

Free accounts cost nothing. Paid plans are charged in advance, by month or year or by use, at the prices shown when you order, plus tax. Prices change with 30 days’ notice and never in the middle of a paid period.

## 7. Availability and changes

We aim for 99.9% uptime and announce maintenance beforehand. We may change the service, and will not remove a material function from a paid plan during its term without offering a refund for the remainder.

Blockchains change. Forks, reorganisations and the end of a network can make data late, incomplete or impossible to provide. We say so on the status page and in the affected answers, and do not guess.

Some functions send you to other providers, for instance an exchange’s portal for legal requests. Their terms apply there, and we answer for neither their content nor their speed.

## 8. Warranties

Free services are provided as they are. For paid services we warrant that they perform materially as documented. All other warranties are excluded as far as the law allows.

## 9. Liability

Neither of us is liable for indirect or consequential loss. Our total liability in any twelve months is limited to what you paid us in those months or, for free services, to 100 US dollars. Nothing limits liability for death or personal injury caused by negligence, for fraud, or where the law does not allow a limit.

## 10. Ending the contract

You may close your account at any time. We may suspend or close it if you break these terms, after a warning where that is reasonable, and at once where the law or a risk to others demands it. You can export your cases for 30 days afterwards.

Sections 3, 5, 9 and 11 go on after the end of the contract, as does anything else that by its nature should.

### Confidentiality

Each of us keeps secret what the other marks as confidential, or what is plainly so, and uses it only for this contract. Your cases are always confidential. The duty ends five years after the contract, and for personal data and trade secrets never. It does not stop either of us from obeying a court; whoever must disclose tells the other first where that is allowed.

### Export and sanctions

You confirm that neither you nor anybody who controls you is on a sanctions list of the United States, the United Nations, the European Union or the United Kingdom, and that you will tell us if that changes. We may refuse or end the service where export law requires it.

### Events beyond control

Neither of us is liable for a delay caused by events that could not reasonably be foreseen or avoided: natural disaster, war, failure of public networks, acts of government. If such an event lasts more than 60 days, either of us may end the contract and prepaid fees for the remaining time are returned.

## 11. Law and disputes

The law of the State of New York applies, without its conflict rules, and the courts of New York County have jurisdiction. Before going to court, each of us gives the other 30 days to settle the matter between people with authority to do so. Consumers keep the protection of the mandatory law of the country they live in.

## 12. Changes to these terms

We announce material changes 30 days ahead. If you go on using the service afterwards, the new terms apply. This version was last updated on October 1, 2025.

## Questions about these terms

Write to [support@${brandDomain}](mailto:support@${brandDomain}), call [+1 (212) 555-0142](tel:+12125550142), or [send us a message](/company/contact).
`

export const termsOfService = legalPage({
  title: 'Terms of Service',
  path: '/legal/terms-of-service',
  summary:
    'What you may expect of us and we of you when you use the website, a free account or a trial.',
  body: portableText(body),
  seo: {
    title: 'Terms of Service',
    description: `The terms for using the ${brandName} website, free accounts and trials: permitted use, your content, fees, warranties, liability and governing law.`,
  },
})
