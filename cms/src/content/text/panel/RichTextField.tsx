import { useField } from "@strapi/strapi/admin";
import { Box, Button, Field, Flex, Textarea, Typography } from "@strapi/design-system";
import { type DragEvent, type ReactNode, useCallback, useId, useState } from "react";

import { lazyPart } from "../../../panel/lazy-part";

// The editor's library loads only with a record that has a text.
const Editor = lazyPart(
  async () => (await import("./Editor")).Editor,
  <Box padding={4}>Loading …</Box>,
);

/** What Strapi passes to the input of a text. */
export type TextFieldProps = {
  name: string;
  label?: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

const uneditableMessage =
  "This text has formatting that only Markdown can express, so it is shown as Markdown.";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** A text with formatting, edited as it will look, or as the Markdown that is stored. */
export const RichTextField = ({
  name,
  label,
  labelAction,
  hint,
  required = false,
  disabled = false,
}: TextFieldProps) => {
  const { value, error, onChange } = useField<string | null>(name);
  const id = useId();
  const [isMarkdown, setIsMarkdown] = useState(false);
  const [isUneditable, setIsUneditable] = useState(false);
  const [isDropped, setIsDropped] = useState(false);
  const text = value ?? "";
  const write = useCallback((written: string) => onChange(name, written), [name, onChange]);
  const showMarkdown = useCallback(() => {
    setIsMarkdown(true);
    setIsUneditable(true);
  }, []);

  return (
    <Field.Root id={id} name={name} hint={hint} required={required} error={error ?? false}>
      <Flex justifyContent="space-between" alignItems="end" gap={2}>
        {/* A label focuses inputs only. */}
        <Box onClick={() => document.getElementById(id)?.focus()}>
          <Field.Label action={labelAction}>{label}</Field.Label>
        </Box>
        <Button
          type="button"
          size="S"
          variant="ghost"
          onClick={() => {
            setIsMarkdown(!isMarkdown);
            setIsUneditable(false);
          }}
        >
          {isMarkdown ? "Show formatting" : "Show Markdown"}
        </Button>
      </Flex>
      {/* A browser would open a file that is dropped here. The editor refuses those on the text. */}
      <Box
        data-field={name}
        onDragOver={(event: DragEvent) => hasFiles(event) && event.preventDefault()}
        onDrop={(event: DragEvent) => {
          setIsDropped(!event.defaultPrevented && hasFiles(event));
          if (hasFiles(event)) event.preventDefault();
        }}
      >
        {isMarkdown ? (
          <Textarea
            value={text}
            disabled={disabled}
            rows={14}
            style={{ fontFamily: "ui-monospace, monospace" }}
            onChange={({ target }: { target: { value: string } }) => write(target.value)}
          />
        ) : (
          <Box
            background={disabled ? "neutral150" : "neutral0"}
            borderColor={error ? "danger600" : "neutral200"}
            hasRadius
          >
            <Editor
              id={id}
              name={name}
              label={typeof label === "string" ? label : name}
              value={text}
              disabled={disabled}
              hasError={Boolean(error)}
              required={required}
              onChange={write}
              onUneditable={showMarkdown}
            />
          </Box>
        )}
      </Box>
      <Box role="status">
        {isDropped && (
          <Typography tag="p" variant="pi" textColor="neutral600">
            The file was not inserted: upload it to the media library first.
          </Typography>
        )}
      </Box>
      {isMarkdown && isUneditable && (
        <Typography tag="p" variant="pi" textColor="neutral600" role="status">
          {uneditableMessage}
        </Typography>
      )}
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
};
