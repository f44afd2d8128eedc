import { portableText } from '../../builders/portable-text.ts'
import { legalPage } from '../../builders/routable.ts'
import { brandDomain, brandName } from '../brand.ts'

const body = `
These terms are a contract between you, or the organization you act for, and ${brandName}, Inc. (“${brandName}”, “we”). They cover our website, free accounts and trials, and the plans that you can order on the website. If your organization has signed a subscription agreement with us, that agreement comes first wherever the two differ. By opening an account you accept these terms; if you act for an organization, you confirm that you may bind it.

## 1. The service

We provide software and data for analyzing public blockchains. Attributions and risk scores are expert opinions drawn from evidence. They carry a stated confidence and can be wrong. They are not legal advice, a credit report, a consumer report within the meaning of the Fair Credit Reporting Act, or a finding of guilt. What you do with them is your decision, and you must be able to give your reasons.

## 2. Accounts

You must be at least 18, give correct details, and keep your password to yourself. Tell us at once at [support@${brandDomain}](mailto:support@${brandDomain}) if someone else has used your account. One account is for one person. Administrators of an organization can see the activity of its accounts and can close them.

## 3. What you may do

You may use the service for lawful investigation, compliance, research and the protection of your own assets. You may not:

- harass, stalk, extort or expose a person, or take the law into your own hands;
- decide about someone’s employment, credit, insurance or housing on the basis of our data;
- resell, scrape or reconstruct our data, or use it to train a competing product or a language model;
- probe or disrupt the service, except under our disclosure program;
- use it from a country, or for a person, under comprehensive sanctions;
- use it to warn a person that they are being investigated.

## 4. Your content

Case notes, labels and files that you add remain yours. You allow us to store and process them to provide the service, and for nothing else. We do not put your labels into the data of other customers and do not train models on your cases.

If you import labels, you confirm that you are entitled to: that you did not take them from another provider in breach of a contract, and that they do not name a private individual without a lawful basis. Where your content contains personal data, you are its controller and we are your processor. Our data processing agreement forms part of these terms; for a copy to read or sign, write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}).

## 5. Our rights

The software, the attribution data and the texts belong to us or our licensors. You receive a nonexclusive, nontransferable right to use them, which ends with your account. Evidence that you have exported may be disclosed to courts, authorities and the parties to a case, even after the contract ends.

Attributions may be quoted in reports, filings and court documents with their source, date and confidence. They may not be published as lists, nor shown to the public in a way that lets others reconstruct our data. If you tell us how to improve the service, we may use the suggestion without owing you anything.

### Challenging an attribution

Anyone may challenge a label, whether a customer or not. The procedure and its 30-day limit are set out in section 3 of our [Privacy Policy](/legal/privacy-policy).

## 6. Fees

Free accounts cost nothing. Paid plans are charged in advance, by month or year, and usage is charged monthly in arrears, at the prices and with the minimum shown when you order, plus tax. We give 30 days’ notice before a price changes, and never change it in the middle of a paid period. Plans renew for the same period unless you cancel before it ends, in your settings or by email. Invoices are due within 30 days. After reminders, we may restrict a plan that is 45 days past due and suspend one that is 60 days past due.

|What applies to which plan
| Plan | Charged | Canceled | Uptime commitment |
| Free account | Nothing | At any time | None |
| Trial | Nothing, no card needed | Ends by itself | None |
| Monthly plan | In advance, by month | To the end of the month | 99.9% a month, with credits |
| Yearly plan | In advance, by year | To the end of the year | 99.9% a month, with credits |
| By use | Monthly, for what was used, or the plan’s minimum | At any time | 99.9% a month, with credits |

### Refunds

A plan that you cancel runs to the end of the period that you have paid for. You get back:

- the first payment for a plan, if you ask within 14 days of making it;
- the price of a course, if you cancel at least 7 days before it starts;
- what sections 7, 9, 14 and 17 name.

Other payments are not refunded, unless the law requires it. Consumers in the European Union and the United Kingdom also have their statutory right to withdraw within 14 days of ordering.

## 7. Availability and changes

For paid plans we commit to 99.9% uptime in each calendar month. Uptime is the share of the month’s minutes in which the service responds to requests; maintenance that we announce at least 72 hours ahead does not count. If a month falls short, your next invoice carries a credit, without your asking: 10% of the month’s fee from 99.0% up to 99.9%, and 25% below 99.0%. Free accounts and trials have no commitment.

We may change the service. If we remove a material function from a paid plan during its term, you may end the plan, and we refund the fees for the rest of the term.

Blockchains change. Forks, reorganizations and the end of a network can make data late, incomplete or impossible to provide. We say so in the affected results and do not guess.

Some functions send you to other providers, such as an exchange’s portal for legal requests. Their terms apply there, and we are not responsible for their content or their speed.

## 8. Confidentiality

Each of us keeps secret what the other marks as confidential, or what is plainly so, and uses it only for this contract. Your cases are always confidential. The duty ends five years after the contract; for personal data, and for trade secrets as long as they are secret, it continues. It does not stop either of us from obeying a court order; whoever must disclose tells the other first where that is allowed.

## 9. Warranties

Free services and trials are provided as they are. For paid services we warrant that they perform materially as documented, and that we have the right to provide them. If they do not, we fix them or, if we cannot do so within a reasonable time, refund what you paid for the period concerned. All other warranties are excluded as far as the law allows.

## 10. Liability

Neither of us is liable for indirect or consequential loss, nor for lost profits. Our total liability in any twelve months is limited to what you paid us in those months or, for free services, to 100 US dollars. Nothing limits your duty to pay, or liability for death or personal injury caused by negligence, for fraud or willful misconduct, or where the law does not allow a limit.

## 11. Claims by others

If someone claims that our software infringes their rights, we defend you and pay what a court awards, provided that you tell us promptly and let us conduct the defense. If someone claims against us because you broke section 3 or 4, you do the same for us.

## 12. Export and sanctions

You confirm that you are not on a sanctions list of the United States, the United Nations, the European Union or the United Kingdom, and that persons on such a list neither own 50 percent or more of you in aggregate nor control you. You will tell us if that changes. We may refuse or end the service where export law requires it.

## 13. Ending the contract

You may close your account at any time. We may suspend or close it if you break these terms, after a warning where that is reasonable, and at once where the law or a risk to others demands it. You can export your cases for 30 days afterward; then we erase them, and confirm it if you ask.

Sections 3, 5, 8, 10, 11 and 15 survive the end of the contract, as does any other term that by its nature should.

## 14. Events beyond control

Neither of us is liable for a delay caused by events that could not reasonably be foreseen or avoided: natural disaster, war, failure of public networks, acts of government. If such an event lasts more than 60 days, either of us may end the contract, and prepaid fees for the remaining time are refunded.

## 15. Law and disputes

The law of the State of New York applies, without its conflict rules, and the courts of New York County have jurisdiction. Before going to court, each of us gives the other 30 days to settle the matter between people with authority to do so. Consumers keep the protection of the mandatory law of the country where they live, and may sue there. Public bodies that cannot submit to foreign law are not bound by this section.

## 16. General

These terms, the plan that you ordered and the data processing agreement are the whole agreement. If a part is invalid, the rest stands. Neither of us may transfer the contract without the other’s consent, except to a successor of the whole business. A delay in enforcing a right does not waive it. Notices go to the email address of the account and to [support@${brandDomain}](mailto:support@${brandDomain}).

## 17. Changes to these terms

We announce material changes 30 days ahead, by email to account holders. If you keep using the service after that, the new terms apply. If you do not agree, you may end the contract, and we refund what you have prepaid for the time after it ends. This version was last updated on October 1, 2025.

## Questions about these terms

Write to [support@${brandDomain}](mailto:support@${brandDomain}), call [+1 (212) 555-0142](tel:+12125550142), or [send us a message](/company/contact).
`

export const termsOfService = legalPage({
  title: 'Terms of Service',
  path: '/legal/terms-of-service',
  summary:
    'What you may expect of us and we of you when you use the website, a free account, a trial or a plan that you order online.',
  body: portableText(body),
  seo: {
    title: 'Terms of Service',
    description: `The terms for the ${brandName} website, free accounts, trials and online plans: permitted use, content, fees, refunds, liability and governing law.`,
  },
})
