import { requestCms } from "../../lib/cms-client.ts";

const hirePages = "content-manager/collection-types/api::hire-page.hire-page";

type HirePage = { documentId: string; slug: string };

/**
 * Prepares what the tasks need and the seed lacks: a technology without a page, and a message from
 * a visitor.
 */
export const addGuideContent = async (address: string, token: string) => {
  const { results }: { results: HirePage[] } = await requestCms(
    `${address}/${hirePages}?pageSize=100`,
    {
      token,
    },
  );
  const page = results.find(({ slug }) => slug === "swift");
  await requestCms(`${address}/${hirePages}/${page?.documentId}`, { method: "DELETE", token });

  const message = {
    full_name: "Sam Carter",
    your_email: "sam.carter@example.com",
    mobile_no: "+14155550100",
    message:
      "We run a shop with 4,000 products and want to move it without losing a weekend. What does that take?",
    url: "services/ecommerce",
    accecptMail: false,
  };
  await requestCms(`${address}/api/contact-datas`, { body: { data: message } });
};
