import { alert } from '../../builders/alert.ts'
import { figure } from '../../builders/figure.ts'
import { section } from '../../builders/section.ts'

/** Sample figures. */
export const controlCenter = section('statBand', {
  anchor: 'control-center',
  eyebrow: 'Compliance control center',
  title: 'One day at an exchange',
  text: 'Invented: 18,420 screened, of which 149 reached an analyst.',
  look: 'row',
  figures: [
    figure('18,420', 'Screened today'),
    figure('37', 'BLOCKED', 'high risk'),
    figure('112', 'REVIEW', 'medium risk'),
    figure('99.2%', 'Passed automatically'),
  ],
  source: 'Demonstration data.',
})

/** Sample alerts with the label that the rules gave them. */
export const alerts = section('alerts', {
  anchor: 'alerts',
  eyebrow: 'High-risk alerts',
  title: 'Four of 149 alerts that reached an analyst',
  text: 'Each alert shows the decision of your rules and the reason that the audit file keeps.',
  alerts: [
    alert('high', 87, {
      address: '0x9c1f…d70e',
      reason: 'Deposit of 18.4 ETH, 61% from a ransomware cluster, two hops back',
      time: '14:02:11 UTC',
    }),
    alert('high', 96, {
      address: '0xd8e2…41c6',
      reason: 'Withdrawal of 12.4 ETH to an address on the OFAC SDN list, direct match',
      time: '14:01:58 UTC',
    }),
    alert('medium', 64, {
      address: 'TBx4…p2Lm',
      reason: 'Deposit of 48,000 USDT, 18% from a mixer, four hops back, customer tier 2',
      time: '13:31:08 UTC',
    }),
    alert('medium', 58, {
      address: '0x3ac7…e05d',
      reason: 'Withdrawal of 6.3 ETH to a new address that only a high-risk exchange has funded',
      time: '13:04:39 UTC',
    }),
  ],
  note: 'Invented alerts and addresses.',
})
