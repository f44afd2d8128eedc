import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const shareACase = guide(
  {
    path: '/resources/support-center/share-a-case',
    title: 'Share a case with another team',
    topic: 'Alerts and cases',
    summary:
      'Give colleagues, another company or an authority the part of a case that they need, with an end date and a log of every view.',
    updatedOn: '2026-10-05',
    orderRank: orderRank(21),
  },
  `
There are three ways to share a case. They differ in what others see and in whether they see later changes.

|Three ways to share a case
| Way | They see | Later changes |
| Team | The whole case | Shown |
| Link for one organization | The paths you choose | Not shown until you renew it |
| Exhibit | A file | Never shown |

**With a team** of your workspace: open **Share**, choose the team and whether its members may write. They find the case in their own list.

**With another organization:** choose **Link**, select the paths, and give an end date of 90 days at most. The people there sign in with their own accounts; a forwarded link does not open for anyone else. Notes and the customer’s reference are left out unless you include each one yourself. Check first that the law allows you to share, and never let a shared case show whether a suspicious activity report exists.

**With an authority:** prefer an [exhibit](/resources/documentation/exporting-evidence), which can be checked without us and does not change. If the authority has a workspace, you can share a link as well, so that no one has to retype addresses.

The case log records each view with name, organization and time. To end sharing immediately, choose **Revoke**: open windows close within a minute. Files that someone has already downloaded cannot be revoked.
`,
)
