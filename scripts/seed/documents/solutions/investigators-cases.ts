import { figure } from '../../builders/figure.ts'
import { caseFile } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** The spec's four use cases, each worked as a case. */
export const workedCases = section('stories', {
  anchor: 'use-cases',
  eyebrow: 'Use cases',
  title: 'Four cases, step by step',
  text: 'Composites of closed cases. The steps are real, the amounts are rounded, and no one can be identified.',
  look: 'cases',
  stories: [
    caseFile({
      sector: 'Ransomware',
      title: 'A payment note, one address, and a Friday afternoon',
      text: 'A hospital group has paid 31.4 BTC to an address from the note. No one has told the police yet. The affiliate will try to cash out before Monday.',
      moves: [
        'Follow the payment. It splits 80 to 20 within the hour: the affiliate’s share and the developer’s, a ratio that this family’s panel has used since spring.',
        'Look at the developer’s 20 percent first. Its wallet took the same share from eleven other payments: eleven victims, four of whom never filed a report.',
        'Follow the affiliate across a bridge to Ethereum. Amount, fee and time match on both sides, so the crossing is one line in the graph.',
        'The funds stop at a deposit address of an exchange with a law-enforcement portal. Export the preservation request, with hashes and times in UTC.',
      ],
      outcome:
        'The account is frozen on Saturday with the equivalent of 22.9 BTC in it. Eleven agencies learn that they are investigating the same wallet and start to share a file.',
      figures: [
        figure('73%', 'Of the payment still in the account'),
        figure('12', 'Victims linked'),
      ],
    }),
    caseFile({
      sector: 'Fraud and scams',
      title: 'Twelve transfers, one complainant, and a “broker” who has gone quiet',
      text: 'She was talked into an investment platform over three months. Each deposit went to another address, and her bank sees only a regulated exchange.',
      moves: [
        'Enter all twelve hashes. Ten addresses look new; every one of them is swept within a day into the same consolidation wallet.',
        'Trace backward from that wallet to see who else paid into it: 163 depositors, amounts that grow like hers, the same pauses before a “tax” payment.',
        'Ask the exchanges of origin for those depositors. Most have never reported it. Their statements establish dates and the names that the “broker” used.',
        'The wallet pays a stablecoin issuer’s token to two over-the-counter desks. One of them cooperates. Ask the issuer to freeze what has not moved.',
      ],
      outcome:
        'A single complaint becomes one indictment with 163 injured parties, and a restitution table that a clerk can check line by line.',
      figures: [figure('$6.1M', 'Frozen at the issuer'), figure('163', 'Victims in the table')],
    }),
    caseFile({
      sector: 'Money laundering',
      title: 'A courier, a bag of cash, and a phone with three wallets on it',
      text: 'The phone shows stablecoin transfers that begin minutes after each handover. The question is who sells digital dollars for cash, and to how many people.',
      moves: [
        'Put the handovers and the transfers on one timeline. Cash at 14:10, tokens at 14:23, every weekday but Friday.',
        'Cluster the senders. Their gas is topped up from one address, which also pays for forty-one wallets that no one has looked at yet.',
        'Separate brokers from exchanges: brokers pay out round amounts to many, receive from few, and keep business hours.',
        'Follow the exits. Eighteen accounts at two exchanges were opened within nine days, funded alike, and log in from one street.',
      ],
      outcome:
        'Production orders name eighteen account holders, fifteen of them mules. The broker is identified by the one account that pays his rent.',
      figures: [figure('41', 'Wallets under one gas payer'), figure('18', 'Accounts ordered')],
    }),
    caseFile({
      sector: 'Darknet markets',
      title: 'A vendor’s handle, a seized server, and a mistake from 2019',
      text: 'The market’s database gives order numbers and escrow addresses, and no names. The vendor has changed handle twice and market three times.',
      moves: [
        'Rebuild the escrow. Orders pay in, a fixed commission leaves, and the remainder goes to a withdrawal address per vendor.',
        'Follow the vendor’s habits across three markets: the same hour, the same fee rate and the same script type for change.',
        'Go back. In 2019, before the first handle, the same cluster paid 0.21 BTC to an exchange that still keeps its records.',
        'Check it against the parcels: postmarks from one sorting center, within a day of the withdrawals.',
      ],
      outcome:
        'One old transfer gives a name; the timeline of parcels and withdrawals gives the court a second, independent line of evidence.',
      figures: [
        figure('3', 'Markets, one vendor'),
        figure('1', 'Transfer from 2019 that named him'),
      ],
    }),
  ],
})
