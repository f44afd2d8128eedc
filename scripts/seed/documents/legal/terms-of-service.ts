import { portableText } from '../../builders/portable-text.ts'
import { legalPage } from '../../builders/routable.ts'
import { brandDomain, brandName } from '../brand.ts'

const body = `
These terms are a contract between you, or the organization you act for, and ${brandName}, Inc. (“${brandName}”, “we”). They cover our website, free accounts and trials, and the plans that you can order on the website. If your organization has signed a subscription agreement with us, that agreement comes first wherever the two differ. By opening an account you accept these terms; if you act for an organization, you confirm that you may bind it.

## 1. The service

We provide software and data for analyzing public blockchains. Attributions and risk scores are expert opinions drawn from evidence. They carry a stated confidence and can be wrong. They are not legal advice, not a credit report, not a consumer report within the meaning of the Fair Credit Reporting Act, and not a finding of guilt. You decide what to do with them, and must be able to say why.

## 2. Accounts

You must be at least 18, give correct details, and keep your password to yourself. Tell us at once at [support@${brandDomain}](mailto:support@${brandDomain}) if someone else has used your account. One account is for one person. Administrators of an organization can see the activity of its accounts and can close them.

## 3. What you may do

You may use the service for lawful investigation, compliance, research and the protection of your own assets. You may not:

- harass, stalk, extort or expose a person, or take the law into your own hands;
- decide about someone’s employment, credit, insurance or housing on the basis of our data;
- resell, scrape or rebuild our data, or use it to train a competing product or a language model;
- probe or disturb the service, except under our disclosure program;
- use it from a country, or for a person, under comprehensive sanctions;
- use it to warn a person that they are being investigated.

## 4. Your content

Case notes, labels and files that you add remain yours. You allow us to store and process them so that we can provide the service, and for nothing else. We do not put your labels into the data of other customers and do not train models on your cases.

If you import labels, you confirm that you may: that you did not take them from another provider in breach of a contract, and that they do not name a private individual without a lawful reason. Where your content holds personal data, you are its controller and we are your processor under the data processing agreement that forms part of these terms.

## 5. Our rights

The software, the attribution data and the texts belong to us or our licensors. You receive a right to use them that is not exclusive, cannot be transferred and ends with your account. Evidence that you have exported may be disclosed to courts, authorities and the parties to a case, also after the end of the contract.

Attributions may be quoted in reports, filings and court documents with their source, date and confidence. They may not be published as lists, nor shown to the public in a way that lets others rebuild our data. If you tell us how to improve the service, we may use the suggestion without owing you anything.

### Challenging an attribution

Anyone may challenge a label, whether a customer or not. The procedure and its 30-day limit are set out in section 3 of our [Privacy Policy](/legal/privacy-policy).

## 6. Fees

Free accounts cost nothing. Paid plans are charged in advance, by month or year, and usage is charged monthly in arrears, at the prices shown when you order, plus tax. Prices change with 30 days’ notice and never in the middle of a paid period. Plans renew for the same period unless you cancel before it ends, in your settings or by email. Invoices are due within 30 days; we may restrict a plan that is 45 days late and suspend it after 60 days, after reminders. Consumers in the European Union and the United Kingdom may withdraw within 14 days of ordering.

|What applies to which plan
| Plan | Charged | Canceled | Availability promised |
| Free account | Nothing | At any time | None |
| Trial | Nothing, no card needed | Ends by itself | None |
| Monthly plan | In advance, by month | To the end of the month | 99.9% a month |
| Yearly plan | In advance, by year | To the end of the year | 99.9% a month, with credits |
| By use | Monthly, for what was used | At any time | 99.9% a month |

## 7. Availability and changes

We aim for 99.9% uptime and announce maintenance beforehand. We may change the service, and will not remove a material function from a paid plan during its term without offering a refund for the remainder.

Blockchains change. Forks, reorganizations and the end of a network can make data late, incomplete or impossible to provide. We say so on the status page and in the affected answers, and do not guess.

Some functions send you to other providers, for instance an exchange’s portal for legal requests. Their terms apply there, and we answer for neither their content nor their speed.

## 8. Confidentiality

Each of us keeps secret what the other marks as confidential, or what is plainly so, and uses it only for this contract. Your cases are always confidential. The duty ends five years after the contract, and for personal data and trade secrets never. It does not stop either of us from obeying a court; whoever must disclose tells the other first where that is allowed.

## 9. Warranties

Free services and trials are provided as they are. For paid services we warrant that they perform materially as documented, and that we have the right to provide them. If they do not, we mend them or, if that fails within a reasonable time, refund what you paid for the period concerned. All other warranties are excluded as far as the law allows.

## 10. Liability

Neither of us is liable for indirect or consequential loss, nor for lost profits. Our total liability in any twelve months is limited to what you paid us in those months or, for free services, to 100 US dollars. Nothing limits liability for death or personal injury caused by negligence, for fraud or willful misconduct, for your duty to pay, or where the law does not allow a limit.

## 11. Claims by others

If someone claims that our software infringes their rights, we defend you and pay what a court awards, provided that you tell us promptly and let us conduct the defense. If someone claims against us because you broke section 3 or 4, you do the same for us.

## 12. Export and sanctions

You confirm that neither you nor anyone who controls you is on a sanctions list of the United States, the United Nations, the European Union or the United Kingdom, and that you will tell us if that changes. We may refuse or end the service where export law requires it.

## 13. Ending the contract

You may close your account at any time. We may suspend or close it if you break these terms, after a warning where that is reasonable, and at once where the law or a risk to others demands it. You can export your cases for 30 days afterward; then we erase them, and confirm it if you ask.

Sections 3, 5, 8, 10, 11 and 15 go on after the end of the contract, as does anything else that by its nature should.

## 14. Events beyond control

Neither of us is liable for a delay caused by events that could not reasonably be foreseen or avoided: natural disaster, war, failure of public networks, acts of government. If such an event lasts more than 60 days, either of us may end the contract and prepaid fees for the remaining time are returned.

## 15. Law and disputes

The law of the State of New York applies, without its conflict rules, and the courts of New York County have jurisdiction. Before going to court, each of us gives the other 30 days to settle the matter between people with authority to do so. Consumers keep the protection of the mandatory law of the country they live in, and may sue there. Public bodies that cannot submit to foreign law are not bound by this section.

## 16. General

These terms, the plan that you ordered and the data processing agreement are the whole agreement. If a part is invalid, the rest stands. Neither of us may transfer the contract without the other’s consent, except to a successor of the whole business. Waiting to enforce a right does not give it up. Notices go to the email address of the account and to [support@${brandDomain}](mailto:support@${brandDomain}).

## 17. Changes to these terms

We announce material changes 30 days ahead, by email to account holders. If you go on using the service afterward, the new terms apply; if you do not agree, you may end the contract and receive back what you have prepaid. This version was last updated on October 1, 2025.

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
