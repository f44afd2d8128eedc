import { guide } from '../../../builders/guide.ts'

export const shareACase = guide(
  {
    path: '/resources/support-center/share-a-case',
    title: 'Share a case with another team',
    topic: 'Alerts and cases',
    summary:
      'Give colleagues, another company or an authority exactly the part of a case that they need, with an end date and a log of every look.',
    updatedOn: '2025-10-03',
    order: 32,
  },
  `
There are three ways to share, and they differ in who can see later changes.

|Three ways to share a case
| Way | They see | Changes show |
| Team | The whole case | Yes |
| Link for one organization | The paths you choose | No, unless you renew it |
| Exhibit | A file | Never |

**With a team** of your workspace: open **Share**, choose the team and whether its members may write. They find the case in their own list.

**With another organization:** choose **Link**, select the paths, and give an end date of 90 days at most. The other side signs in with its own account; a link that is forwarded does not open. Notes are left out unless you include each by hand, and so is the customer’s reference.

**With an authority:** prefer an [exhibit](/resources/documentation/exporting-evidence), which can be checked without us and does not change. If the authority has a workspace, you can share a link as well and so spare them typing addresses.

Each look is in the case log with name, organization and time. To end sharing at once, choose **Revoke**: open windows close within a minute. Files that someone has already downloaded cannot be revoked.
`,
)
