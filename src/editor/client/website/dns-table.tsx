import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { writeZoneFile, type DnsRecord } from '../../model/dns-records';
import { Icon } from '../icon';
import { useEditor } from '../state/editor-context';
import { websiteWords } from './website-words';

const words = websiteWords.domain;

/** The records to enter at a registrar, with buttons that copy the values. */
export function DnsTable({ records }: { records: readonly DnsRecord[] }) {
  const { announce } = useEditor();
  const copy = (value: string) =>
    void navigator.clipboard.writeText(value).then(() => announce(words.copied));
  return (
    <TableContainer>
      <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            {[words.type, words.name, words.value].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map(({ type, name, value }) => (
            <TableRow key={value + type}>
              <TableCell>{type}</TableCell>
              <TableCell>{name}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {value}
                <IconButton
                  size="small"
                  aria-label={words.copy(value)}
                  title={words.copy(value)}
                  onClick={() => copy(value)}
                >
                  <Icon name="copy" fontSize="small" />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {records.length > 1 && (
        <Button sx={{ mt: 1 }} onClick={() => copy(writeZoneFile(records))}>
          {words.copyAll}
        </Button>
      )}
    </TableContainer>
  );
}
