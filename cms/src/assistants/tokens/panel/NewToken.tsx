import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from "@strapi/design-system";
import { type FormEvent, useState } from "react";
import { useMutation } from "react-query";

import { errorMessage } from "../../../panel/requests/error-message";

import type { AssistantPerson, AssistantsResponses } from "../../types";

const lifespans = ["7", "30", "90"];

type Choice = { label: string; value: string; options: [string, string][] };

const Select = ({
  label,
  value,
  options,
  onChange,
}: Choice & { onChange: (value: string) => void }) => (
  <Field.Root required>
    <Field.Label>{label}</Field.Label>
    <SingleSelect value={value} onChange={(chosen) => onChange(String(chosen))}>
      {options.map(([option, text]) => (
        <SingleSelectOption key={option} value={option}>
          {text}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  </Field.Root>
);

/** The secret of a new token, which this page shows once. */
const Secret = ({ secret, url }: { secret: string; url: string | null }) => (
  <Flex direction="column" alignItems="stretch" gap={2} role="status">
    <Typography fontWeight="bold">
      Copy the token now, and give it to its person: nobody can see it again.
    </Typography>
    <Field.Root>
      <Field.Label>Token</Field.Label>
      <TextInput readOnly value={secret} onFocus={({ target }) => target.select()} />
    </Field.Root>
    <Flex>
      <Button variant="secondary" onClick={() => void navigator.clipboard.writeText(secret)}>
        Copy
      </Button>
    </Flex>
    {url && <Typography>Address of the tools: {url}</Typography>}
  </Flex>
);

type Props = { people: AssistantPerson[]; url: string | null; onMade: () => void };

/** The form with which an administrator makes a token. */
export const NewToken = ({ people, url, onMade }: Props) => {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [person, setPerson] = useState("");
  const [name, setName] = useState("");
  const [days, setDays] = useState("30");
  const { mutate, data, isLoading } = useMutation(
    async () =>
      (
        await post<AssistantsResponses["POST /assistants"]>("/assistants", {
          person: Number(person),
          name,
          days: Number(days),
        })
      ).data,
    {
      onSuccess: () => {
        setName("");
        onMade();
      },
      onError: (error) => toggleNotification({ type: "danger", message: errorMessage(error) }),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };

  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <form onSubmit={submit} aria-label="New token">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Select
            label="Person"
            value={person}
            options={people.map(({ id, name: text }) => [String(id), text])}
            onChange={setPerson}
          />
          <Field.Root
            required
            hint="Which program has it, for example: writing app on Ada’s laptop"
          >
            <Field.Label>Name</Field.Label>
            <TextInput
              value={name}
              maxLength={60}
              onChange={({ target }) => setName(target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <Select
            label="Days until it expires"
            value={days}
            options={lifespans.map((option) => [option, option])}
            onChange={setDays}
          />
          <Flex>
            <Button type="submit" loading={isLoading} disabled={!person || !name.trim()}>
              Make a token
            </Button>
          </Flex>
          {data && <Secret secret={data.secret} url={url} />}
        </Flex>
      </form>
    </Box>
  );
};
