import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Editor } from '@tiptap/core';
import { Icon } from '../icon';
import { listCommands, type RichCommand } from './rich-commands';

interface RichToolbarProps {
  editor: Editor;
  label: string;
  /** id of the text that it formats */
  controls: string;
  onDialog: (dialog: NonNullable<RichCommand['dialog']>, button: HTMLElement) => void;
}

/** The buttons above a formatted text: one stop for Tab, then the arrow keys. */
export function RichToolbar({ editor, label, controls, onDialog }: RichToolbarProps) {
  const [current, setCurrent] = useState(0);
  const commands = listCommands(editor);

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = findNext(event.key, current, commands.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  function act({ dialog, run, canRun }: RichCommand, button: HTMLElement) {
    if (dialog) return onDialog(dialog, button);
    if (canRun?.(editor) === false) return undefined;
    run?.(editor);
    return editor.view.focus();
  }

  return (
    <Box
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {commands.map((command, index) => {
        const isOn = command.isOn?.(editor);
        const isIdle = command.canRun?.(editor) === false;
        return (
          <IconButton
            key={command.label}
            size="small"
            aria-label={command.label}
            title={command.label}
            aria-pressed={isOn}
            aria-disabled={isIdle}
            tabIndex={index === current ? 0 : -1}
            sx={{
              borderRadius: 1,
              opacity: isIdle ? 0.4 : 1,
              color: isOn ? 'primary.main' : 'text.secondary',
              bgcolor: isOn ? 'action.selected' : 'transparent',
            }}
            onFocus={() => setCurrent(index)}
            // The text keeps the focus and what is selected in it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => act(command, currentTarget)}
          >
            <Icon name={command.icon} fontSize="small" />
          </IconButton>
        );
      })}
    </Box>
  );
}

function findNext(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
